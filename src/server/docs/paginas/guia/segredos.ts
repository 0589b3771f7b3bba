import { html, type Markup } from '../../../sign-on/pages/html.ts';

export const segredos: Markup = html`<h2 id="segredos">Trocar o segredo</h2>
  <p>Quem administra a plataforma troca o segredo e escolhe até quando o anterior ainda vale: 24 horas, 7 dias, ou nada. Enquanto valem os
    dois, qualquer um dá tokens; um token do anterior acaba, o mais tardar, com ele (<code>expires_in</code>). O órgão vê numa página o que os
    sistemas dele chamaram, por hora e sem dizer de qual manifestação.</p>`;
