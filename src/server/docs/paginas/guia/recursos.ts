import { html, type Markup } from '../../../sign-on/pages/html.ts';
import type { ProgramaDeDemonstracao } from '../console.ts';

/** What a program needs to judge; the rule itself is `papeisNoRecurso` of recurso. */
export const recursos = (
  demonstracao: ProgramaDeDemonstracao | null,
  /** An appeal that the demonstration's program may judge, while there is one. */
  idRecurso: number | undefined,
): Markup => html`<h2 id="recursos">Recursos</h2>
  <p>Um sistema da autoridade que julga lista, lê, admite, decide e entrega, pelas mesmas regras das telas. Para isso ele precisa de:</p>
  <ul>
    <li>o perfil <strong>respondente</strong>, no órgão que julga, e o escopo <code>recursos</code>;</li>
    <li>que a conta do sistema esteja nomeada entre as autoridades daquela instância (<strong>Órgãos, Autoridades de recurso</strong>), ou que ninguém
      esteja nomeado nela. Na reclamação por silêncio e no pedido de revisão é preciso estar nomeado;</li>
    <li>não ter respondido o pedido nem decidido uma instância abaixo: ninguém julga o próprio trabalho.</li>
  </ul>
  <p><code>GET /api/recursos/{id}</code> diz em <code>AtosPossiveis</code> o que o sistema pode fazer agora: <code>admissibilidade</code>,
    depois <code>decisao</code> e, no órgão que deve a informação, <code>entrega</code>. O que não está na lista é recusado com 403 ou 409, com a
    razão na frase. A lista por protocolo ou por período traz todo recurso que o sistema pode abrir, o de instâncias anteriores também.</p>
  <p><code>solicitante</code> vem preenchido para o órgão que recebeu o pedido. Para o órgão que só julga vem nulo, na lista e na leitura de um
    recurso: decide-se sobre o pedido, e não sobre quem pediu. Também vem nulo quando a pessoa preservou a identidade.</p>
  ${
    demonstracao &&
    html`<p>Nesta demonstração o sistema <code>${demonstracao.cliente}</code> pode admitir e decidir um recurso de primeira instância contra a própria CGU, e deve a entrega de
    outro. ${idRecurso !== undefined && html`Comece por <code>GET /api/recursos/${idRecurso}</code>: `}<code>AtosPossiveis</code> vem na leitura de um recurso, e não na lista.</p>`
  }`;
