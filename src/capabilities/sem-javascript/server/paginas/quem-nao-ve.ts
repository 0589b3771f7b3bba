import {
  fraseDeOutroNome,
  fraseDeQuemJaAbriu,
  fraseDoPedido,
  type ImpedimentosDoCaso,
  isEmCurso,
} from '#capabilities/impedimento/domain/impedimento.ts';
import { MAX_QUE_NAO_VEEM } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { html, type Markup } from '#server/sign-on/pages/html.ts';
import { avisoDeExposicao, type EmEdicao } from './denuncia.ts';
import { avisoDeErro, campoLongo, RAIZ } from './moldura.ts';

type Pedido = ImpedimentosDoCaso['meusPedidos'][number];

const umPedido = (idManifestacao: number, pedido: Pedido): Markup => {
  const { idPedido, nome, funcao, estado, comOutroNome, jaTinhamAberto } = pedido;
  return html`<li>
    <strong>${nome}</strong>${funcao && `, ${funcao}`}. ${fraseDoPedido[estado]}
    ${comOutroNome > 0 && fraseDeOutroNome(comOutroNome)}
    ${jaTinhamAberto !== null && fraseDeQuemJaAbriu(jaTinhamAberto)}
    <details>
      <summary>Retirar este pedido</summary>
      <p>${nome} poderá ver a sua denúncia, se trabalhar no órgão. Isto não se desfaz.</p>
      <form method="post" novalidate action="${RAIZ}/caso/${idManifestacao}/retirar-impedimento">
        <input type="hidden" name="idPedido" value="${String(idPedido)}" />
        <button class="botao" type="submit">Retirar o pedido sobre ${nome}</button>
      </form>
    </details>
  </li>`;
};

const formulario = (id: number, { valores, erros, mensagem, exposicao }: EmEdicao): Markup =>
  html`<details ${mensagem !== undefined || exposicao !== undefined ? html`open` : null}>
    <summary>Não quero que alguém veja</summary>
    <form method="post" novalidate action="${RAIZ}/caso/${id}/pedir-impedimento">
      ${avisoDeErro(mensagem)} ${avisoDeExposicao(exposicao)}
      ${campoLongo(
        {
          nome: 'naoDevemVer',
          rotulo: 'Quem, no órgão, não deve ver esta denúncia?',
          ajuda: `Escreva uma pessoa por linha, até ${MAX_QUE_NAO_VEEM}: o nome completo e, depois de uma vírgula, a função ou o setor, se souber. A partir de agora essa pessoa não acha, não abre e não recebe avisos da denúncia. Se já a tinha visto, pode notar que ela sumiu. Do órgão, só um gestor que não seja quem você indicar lê o nome.`,
          valor: valores.naoDevemVer ?? '',
          erro: erros.naoDevemVer,
          obrigatorio: true,
          max: 3000,
        },
        3,
      )}
      <button class="botao" type="submit">Esconder desta pessoa</button>
    </form>
  </details>`;

/** Whom the author asked to keep away, and the way to ask it after the filing (Lei 13.608/2018, art. 4-A). */
export const quemNaoVe = (
  { idManifestacao, situacao }: DetalheDaManifestacao,
  { meusPedidos, envolvidosAfastados, ninguemTrata }: ImpedimentosDoCaso,
  edicao: EmEdicao,
): Markup | null => {
  const podePedir = isEmCurso(situacao.idSituacaoManifestacao);
  if (!podePedir && meusPedidos.length === 0 && !envolvidosAfastados) return null;
  return html`<section>
    <h2>Quem não vê esta denúncia</h2>
    ${ninguemTrata && html`<p><strong>Ninguém do órgão pode ler a sua denúncia agora.</strong> Procure também o Ministério Público, o tribunal de contas ou a controladoria do seu estado ou município.</p>`}
    ${envolvidosAfastados && html`<p>As pessoas envolvidas que trabalham no órgão não veem a sua denúncia.</p>`}
    ${meusPedidos.length > 0 && html`<ul>${meusPedidos.map((pedido) => umPedido(idManifestacao, pedido))}</ul>`}
    ${podePedir && formulario(idManifestacao, edicao)}
  </section>`;
};
