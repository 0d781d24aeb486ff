#include <gtk/gtk.h>
#include <glib-unix.h>

/* How a loop of another library runs what waits for the main queue. Dispatch exports both for that, undeclared. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
