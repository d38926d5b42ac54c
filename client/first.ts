// Runs before the page is seen: what somebody chose here, and whether the first page is for them at all.
const { dataset, lang } = document.documentElement
const { "dixit.light": light, "dixit.language": language, "dixit.token": token } = localStorage
if (light === "day" || light === "night") dataset["light"] = light
if (token || (language && language !== lang)) dataset["known"] = ""

export {}
