/** What style sheets get wrong without anybody noticing; how they are laid out is the formatter's. */
export default {
  extends: ["stylelint-config-standard"],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "no-descending-specificity": null, // components are small, and states stand beside what they change
    "custom-property-empty-line-before": null,
    "no-duplicate-selectors": null, // where a part lies and how large it is stand apart
    "color-hex-length": "long",
    "value-keyword-case": ["lower", { ignoreProperties: ["--serif", "--sans"] }],
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-box-orient"] }],
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    {
      files: ["**/*.svelte", "src/!(styles)/*.css", "src/styles/base.css"], // colours have names: styles/tokens.css
      rules: { "color-no-hex": true, "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"] },
    },
  ],
};
