import { html, type Markup } from '../../../sign-on/pages/html.ts';

export const codigo = (rotulo: string, texto: string): Markup =>
  html`<figure><figcaption>${rotulo}</figcaption><pre tabindex="0"><code>${texto}</code></pre></figure>`;
