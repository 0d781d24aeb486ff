#pragma once
#include <stdint.h>

/* Foundation's main run loop, turned by whichever thread serves the main actor. Foundation exports these, undeclared. */
void *CFRunLoopGetMain(void);
int32_t CFRunLoopRunSpecific(void *loop, const void *mode, double seconds, unsigned char returnsAfterSource);
double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode);
extern const void *const kCFRunLoopDefaultMode;
