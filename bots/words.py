"""Words of a text: without accents, in lower case, and down to their stems."""

import re
import unicodedata
from collections.abc import Iterable, Mapping

Language = str
"""The code of a language: en, pt-br, es or da."""

LANGUAGES: tuple[Language, ...] = ("en", "pt-br", "es", "da")

_WORD = re.compile(r"[^\W\d_]+")
_DANISH = str.maketrans({"å": "aa", "ø": "oe", "æ": "ae", "ß": "ss"})


def plain(text: str) -> str:
    """The text in lower case, each letter without its accents."""
    whole = unicodedata.normalize("NFC", text).casefold().translate(_DANISH)
    apart = unicodedata.normalize("NFKD", whole)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def tokens(text: str) -> list[str]:
    return _WORD.findall(plain(text))


def said(text: str) -> str:
    """The text as it sounds: two clues that differ in case and signs alone are the same."""
    return " ".join(tokens(text))


SAYING_NOTHING: Mapping[Language, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": """a about all also always am an and any are aren as at be because been being both but
            by can couldn could d did didn do does doesn doing don each every for from had has have
            having he her hers here him his how i if in into is isn it its itself just let ll m may
            me might mine more most much must my no nor not of off on once one only or other our
            ours own quite re s same shall she should so some such t than that the their them then
            there these they this those through to too until upon us ve very was we were what when
            where which while who whom whose why will with won would wouldn you your yours""",
        "pt-br": """a ao aos aquela aquele aquilo as ate bem cada com como d da das de dela dele
            delas deles depois do dos e ela elas ele eles em entre era essa esse esta estao estar
            este eu eram foi for ha isso isto ja la lhe lo mais mas me mesmo meu minha muito na nao
            nas nem no nos nossa nosso num numa o os ou para pela pelo por pra qual quando que quem
            sao se sem ser seu seus so sua suas tambem tao te tem tenho teu ti tu tudo tua um uma
            umas uns vai voce voces vou enquanto entao durante qualquer menos comigo assim conforme
            si sou tinha nela nele mesma proprio propria""",
        "es": """a al algo ante asi aun como con cual cuando cada de del desde donde e el ella ellas
            ellos en entre era eres es esa ese eso esta estaba estan estas este esto estos fue ha
            habia han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos nuestra
            nuestro o os otra otro para pero por porque que quien se ser si sin sobre solo son su
            sus tambem tambien tan te tiene todo todos tu tus un una unas uno unos va voy y ya
            yo mientras entonces segun alguna alguno durante nosotros ti somos soy tampoco esos eran
            he hemos sea""",
        "da": """ad af alle alt at bare blev blive bliver da de dem den denne der deres det dette
            dig din dine dit du efter eller en end er et for fra faar foer gik ham han hans har
            havde hele hen her hun hvad hvem hver hvor hvordan hvis i ikke ind ja jeg jer jo kan
            kom kun lidt man med meget men mig min mine mit naar nej nok nu og ogsaa om op os over
            paa saa selv sig sin sine sit skal ske som til ud under var ved vi vil ville vaere
            vores maa uden endnu nogle nogen noget saadan mens indtil hvorfor derfor stadig slet ene
            hende hendes dens igen altsaa hvilken hvert begge gennem igennem hos an dog""",
    }.items()
}


def telling(words: Iterable[str], language: Language) -> list[str]:
    """Each word once, without those that say nothing, unless all of them say nothing."""
    once = list(dict.fromkeys(words))
    return [word for word in once if word not in SAYING_NOTHING[language]] or once


# Stems

_VOWELS = frozenset("aeiouy")
_SHORTEST = 3
"""The letters that are left at least of a word when its ending goes."""

_PLURALS: Mapping[Language, tuple[tuple[str, str], ...]] = {
    "en": (("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("zes", "z"),
           ("ss", "ss"), ("us", "us"), ("is", "is"), ("s", "")),
    "pt-br": (("oes", "ao"), ("aes", "ao"), ("ais", "al"), ("eis", "el"), ("ns", "m"), ("res", "r"),
              ("zes", "z"), ("s", "")),
    "es": (("ces", "z"), ("iones", "ion"), ("ores", "or"), ("ales", "al"), ("s", "")),
    "da": (("s", ""),),
}  # fmt: skip
_ENDINGS: Mapping[Language, tuple[str, ...]] = {
    language: tuple(endings.split())
    for language, endings in {
        "en": "ing ed ly e y",
        "pt-br": """zinho zinha amento imento mente assem aram eram iram avam inho inha ando endo
            indo aria eria iria asse esse isse amo emo imo ado ada ido ida ava ei ou eu iu ar er
            ir am em a o e""",
        "es": """amente amiento imiento ieron mente iendo arno arlo arla arle arme arte arse erlo
            erla erle erme erte erse irlo irla irle irme irte irse illo illa aban aron aste iste
            ando amo emo imo ito ita ado ada ido ida aba aria eria ar er ir an en ia io a o e""",
        "da": "ernes erne ende enes eder ene ede ere ers ets ens en et er te es e t",
    }.items()
}


def stem(word: str, language: Language) -> str:
    """The word without a plural's or a verb's ending; two forms of a word mostly share it."""
    for plural, single in _PLURALS[language]:
        if word.endswith(plural) and len(word) - len(plural) + len(single) >= _SHORTEST:
            word = word.removesuffix(plural) + single
            break
    for ending in _ENDINGS[language]:
        short = word.removesuffix(ending)
        if short != word and len(short) >= _SHORTEST and not _VOWELS.isdisjoint(short):
            word = short
            break
    if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in _VOWELS:
        return word[:-1]
    return word


def stems(text: str) -> str:
    """The stems of all words of an English text, those that say nothing too."""
    return " ".join(stem(word, "en") for word in tokens(text))


# Sounds

_SOUNDS = (
    (re.compile("ph"), "f"),
    (re.compile("[cq]u?"), "k"),
    (re.compile("[sz]h?"), "s"),
    (re.compile("[bvw]"), "v"),
    (re.compile("[gj]"), "g"),
    (re.compile("[dt]h?"), "t"),
    (re.compile("(?<=.)[aeiouyh]+"), ""),
    (re.compile(r"(.)\1+"), r"\1"),
)


def sound(word: str) -> str:
    """The consonants of a word, as alike for the ear as those of its misspellings."""
    for letters, heard in _SOUNDS:
        word = letters.sub(heard, word)
    return word
