#ifndef CDATE_H
#define CDATE_H

/* Answers 1, and writes the seconds since the beginning of 2001, where the date is not the machine's for who asks on this
   thread now; else 0. It may ask for the machine's date itself. */
typedef int (*date_source)(double *seconds);

/* Whom the program's questions for the date go to before the machine; for all threads. */
void date_set_source(date_source source);

#endif
