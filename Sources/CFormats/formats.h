#pragma once
#include <stdint.h>

/* Of ICU, as the toolchain's Foundation brings it: numbers with units. Its own header declares these under other names. */
typedef struct formats_formatter formats_formatter;
typedef struct formats_result formats_result;

formats_formatter *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
void swift_unumf_close(formats_formatter *formatter);
formats_result *swift_unumf_openResult(int32_t *status);
void swift_unumf_closeResult(formats_result *result);
void swift_unumf_formatDouble(formats_formatter *formatter, double value, formats_result *result, int32_t *status);
int32_t swift_unumf_resultToString(
    const formats_result *result, uint16_t *buffer, int32_t capacity, int32_t *status);

/* Lists of numbers with units: 1 hour, 2 minutes. */
typedef struct formats_list formats_list;
enum { formats_list_of_units = 2 };

formats_list *swift_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status);
void swift_ulistfmt_close(formats_list *list);
int32_t swift_ulistfmt_format(
    const formats_list *list, const uint16_t *const strings[], const int32_t *lengths, int32_t count, uint16_t *result,
    int32_t capacity, int32_t *status);
