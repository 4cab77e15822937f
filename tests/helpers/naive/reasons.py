"""x"""


def trouble_with(reason, findings):
    return ""
