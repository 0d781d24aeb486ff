#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <sys/types.h>

/* Enchant, the library that asks the spelling dictionaries of the system, where it is installed: loaded when it is first asked for, as
   a program that checks no words does without. */
struct spelling_library {
    void *broker;
    int (*dictionary_exists)(void *broker, const char *tag);
    void *(*request_dictionary)(void *broker, const char *tag);
    int (*check)(void *dictionary, const char *word, ssize_t length);
    char **(*suggest)(void *dictionary, const char *word, ssize_t length, size_t *count);
    void (*free_suggestions)(void *dictionary, char **words);
    void (*list_dictionaries)(
        void *broker, void (*each)(const char *tag, const char *, const char *, const char *, void *context), void *context);
};

/* Fills in the library; 0: there is none on this system. */
static inline int spelling_load(struct spelling_library *library) {
    void *handle = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return 0;
    void *(*init)(void) = (void *(*)(void))dlsym(handle, "enchant_broker_init");
    *(void **)&library->dictionary_exists = dlsym(handle, "enchant_broker_dict_exists");
    *(void **)&library->request_dictionary = dlsym(handle, "enchant_broker_request_dict");
    *(void **)&library->check = dlsym(handle, "enchant_dict_check");
    *(void **)&library->suggest = dlsym(handle, "enchant_dict_suggest");
    *(void **)&library->free_suggestions = dlsym(handle, "enchant_dict_free_string_list");
    *(void **)&library->list_dictionaries = dlsym(handle, "enchant_broker_list_dicts");
    if (!init || !library->dictionary_exists || !library->request_dictionary || !library->check || !library->suggest
        || !library->free_suggestions || !library->list_dictionaries)
        return 0;
    library->broker = init();
    return library->broker != NULL;
}
