import { html } from '../../../sign-on/pages/html.ts';

export const paginacao = html`<h2 id="paginacao">Paginação</h2>
  <p>Na integração há dois modos de ler uma lista longa:</p>
  <ul>
    <li>Por posição: <code>MaxResultados</code> diz quantos itens vêm e <code>PosInicioPagina</code>, a partir de qual; a primeira é 0. A lista
      é guardada quando você lê a primeira página, por seis horas: as seguintes não perdem nem repetem nada enquanto outros gravam. Dois
      programas que leem o mesmo filtro ao mesmo tempo precisam de contas separadas, ou do cursor.</li>
    <li>Por cursor, preferido nos programas novos: envie em <code>Cursor</code> o que veio no cabeçalho <code>X-Proximo-Cursor</code>, até que
      ele não venha mais.</li>
  </ul>
  <p>Para acompanhar o que muda, peça por período com <code>DataAtualizacaoInicio</code> e <code>DataAtualizacaoFim</code>, depois que o período
    acabou, ou receba <a href="#webhooks">webhooks</a>. Uma consulta que não acha nada responde 404.</p>
  <p><code>GET /api/recursos</code> não tem páginas: diz o total e, em <code>ResultadosLimitadosAoMaximo</code>, se ficou algo de fora; então peça
    um período menor.</p>
  <p>Na API da aplicação, as listas devolvem <code>proximoCursor</code>. Envie-o como
    <code>cursor</code> para ter a página seguinte; quando ele vem nulo, a lista acabou. O cursor aponta um lugar da lista, e
    não um número de página: nada se repete nem se perde enquanto outras pessoas gravam. Não o interprete nem o guarde.</p>`;
