/**
 * Styles of the launcher before the kit is loaded. It looks like the kit's launcher, and custom properties set by the page
 * apply to both.
 */
export const launcherSheet = `
:host{display:contents}
#l{--a:#4b4ded}
@media (prefers-color-scheme:dark){:host(:not([theme=light],[theme=contrast])) #l{--a:#5b5ef0}}
:host([theme=dark]) #l{--a:#5b5ef0}
#l>button{position:fixed;inset-block-end:max(20px,env(safe-area-inset-bottom));inset-inline-end:20px;z-index:20;inline-size:52px;block-size:52px;padding:14px;border:0;border-radius:52px;background:var(--td-accent,var(--a));color:var(--td-accent-ink,#fff);box-shadow:0 4px 20px rgb(17 20 28/20%);cursor:pointer}
#l>:focus-visible{outline:2px solid var(--td-focus,var(--a));outline-offset:2px}
#l svg{display:block;fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round}
@media (forced-colors:active){#l>button{border:2px solid;padding:12px}}
@media print{#l{display:none}}`;
