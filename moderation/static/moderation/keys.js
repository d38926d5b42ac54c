"use strict";
// Keys at a desk. What a key does stands in the page: data-key at what it chooses or opens,
// data-go at the places that g leads to, and data-list at lists to walk along with j and k.
{
  const OFF = "desk.keys-off";
  const TYPED_IN = "input:not([type=checkbox], [type=radio], [type=range], [type=submit]), textarea, select";
  let going = false;
  let at = -1;

  const choices = () => [...document.querySelectorAll("[data-list] > *")].filter((row) => row.querySelector("a"));

  function walk(steps) {
    const rows = choices();
    if (!rows.length) return;
    rows[at]?.classList.remove("at");
    at = Math.min(Math.max(at + steps, 0), rows.length - 1);
    rows[at].classList.add("at");
    rows[at].querySelector("a").focus();
    rows[at].scrollIntoView({ block: "nearest" });
  }

  // A button is only chosen, and Enter presses it: a slip of the finger decides nothing.
  function choose(element) {
    if (element.matches("input, textarea, select, button")) element.focus();
    else element.click();
    if (element.matches("summary")) element.scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || localStorage.getItem(OFF)) return;
    if (event.target.matches(TYPED_IN)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (event.target.matches("[type=range], [type=radio]") && event.key.startsWith("Arrow")) return;
    const name = going ? "go" : "key";
    going = !going && event.key === "g";
    if (going) return;
    const found = document.querySelector(`[data-${name}="${CSS.escape(event.key)}"]`);
    if (found) choose(found);
    else if (event.key === "j" || event.key === "k") walk(event.key === "j" ? 1 : -1);
    else return;
    event.preventDefault();
  });

  const off = document.getElementById("keys-off");
  if (off) {
    off.checked = Boolean(localStorage.getItem(OFF));
    off.addEventListener("change", () => (off.checked ? localStorage.setItem(OFF, "1") : localStorage.removeItem(OFF)));
  }

  // One open filter at a time, and none once something else is touched.
  document.addEventListener("click", (event) => {
    for (const open of document.querySelectorAll("#changelist-filter details[open], .more[open]")) {
      if (!open.contains(event.target)) open.removeAttribute("open");
    }
  });
}
