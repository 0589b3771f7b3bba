import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import type { ImpedimentosDoCaso } from '#capabilities/impedimento/domain/impedimento.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { fusoHorario } from '#kernel/prazo/data.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { linhas } from '#kernel/texto.ts';
import { html, type Markup } from '#server/sign-on/pages/html.ts';
import type { Mensagem } from '../portas.ts';
import { avisoDeExposicao, type EmEdicao } from './denuncia.ts';
import { avisoDeErro, campoDeTexto, campoLongo, RAIZ } from './moldura.ts';
import { quemNaoVe } from './quem-nao-ve.ts';

export const formularioDaConsulta = ({ valores, erros, mensagem }: EmEdicao): Markup => html`<p>
    Informe o protocolo e o código de acesso que apareceram quando a denúncia foi enviada.
  </p>
  <form method="post" novalidate action="${RAIZ}/consulta">
    ${avisoDeErro(mensagem)}
    ${campoDeTexto({
      nome: 'protocolo',
      rotulo: 'Protocolo',
      ajuda: 'Por exemplo: 00106.000123/2024-48.',
      valor: valores.protocolo,
      erro: erros.protocolo,
      obrigatorio: true,
      max: 40,
    })}
    ${campoDeTexto({
      nome: 'codigoAcesso',
      rotulo: 'Código de acesso',
      ajuda: 'São 20 letras e números, em grupos de quatro.',
      erro: erros.codigoAcesso,
      obrigatorio: true,
      max: 60,
    })}
    <button class="botao primario" type="submit">Consultar</button>
  </form>`;

const momento = new Intl.DateTimeFormat('pt-BR', {
  timeZone: fusoHorario,
  dateStyle: 'short',
  timeStyle: 'short',
});
const em = (iso: string): string => momento.format(new Date(iso));

const paragrafos = (texto: string): Markup[] =>
  linhas(texto)
    .filter((linha) => linha.trim() !== '')
    .map((linha) => html`<p class="digitado">${linha}</p>`);

const arquivos = (anexos: readonly Anexo[]): Markup | null =>
  anexos.length === 0
    ? null
    : html`<ul>
        ${anexos.map(({ href, nomeArquivo }) => html`<li><a href="${href}">${nomeArquivo}</a></li>`)}
      </ul>`;

const relato = ({ teor, anexos }: DetalheDaManifestacao): Markup => {
  const partes: readonly (readonly [string, string | null | undefined])[] = [
    ['O que aconteceu', teor.texto],
    ['Quem', teor.quem],
    ['Como', teor.como],
    ['Quando', teor.quando],
    ['Onde', teor.local?.descricao ?? teor.local?.municipio],
    ['Provas e testemunhas', teor.sobreProvas],
  ];
  return html`<section>
    <h2>O que foi registrado</h2>
    <dl>${partes.flatMap(([nome, texto]) => (texto ? [html`<dt>${nome}</dt><dd>${paragrafos(texto)}</dd>`] : []))}</dl>
    ${arquivos(anexos)}
  </section>`;
};

const respostas = ({ respostas: dadas }: DetalheDaManifestacao): Markup | null =>
  dadas.length === 0
    ? null
    : html`<section>
        <h2>Resposta do órgão</h2>
        ${dadas.map(
          (resposta) => html`<article class="cartao">
            <h3>${resposta.descTipoResposta}</h3>
            <p class="apoio">${em(resposta.registradaEm)}${resposta.decisao ? ` · ${resposta.decisao}` : ''}</p>
            ${paragrafos(resposta.texto)} ${arquivos(resposta.anexos)}
          </article>`,
        )}
      </section>`;

const escrita = (id: number, { valores, erros, mensagem, exposicao }: EmEdicao): Markup =>
  html`<form method="post" novalidate action="${RAIZ}/caso/${id}/mensagens">
    ${avisoDeErro(mensagem)} ${avisoDeExposicao(exposicao)}
    ${campoLongo(
      {
        nome: 'texto',
        rotulo: 'Sua mensagem',
        ajuda: 'Você continua anônimo: não escreva nada que diga quem você é.',
        valor: valores.texto ?? '',
        erro: erros.texto,
        obrigatorio: true,
        max: MAX_TEXTO,
      },
      5,
    )}
    <button class="botao primario" type="submit">Enviar mensagem</button>
  </form>`;

const conversa = (
  caso: DetalheDaManifestacao,
  mensagens: readonly Mensagem[],
  edicao: EmEdicao,
): Markup | null => {
  const podeEscrever = caso.atos.some(({ ato }) => ato === 'conversar');
  if (!podeEscrever && mensagens.length === 0) return null;
  return html`<section>
    <h2>Conversa com o órgão</h2>
    ${mensagens.length === 0 && html`<p class="apoio">Nenhuma mensagem ainda.</p>`}
    <ol class="mensagens">
      ${mensagens.map(
        ({ doManifestante, autor, enviadaEm, texto, anexos }) => html`<li class="cartao">
          <p class="apoio"><strong>${doManifestante ? 'Você' : autor}</strong> · ${em(enviadaEm)}</p>
          ${paragrafos(texto)} ${arquivos(anexos)}
        </li>`,
      )}
    </ol>
    ${podeEscrever && escrita(caso.idManifestacao, edicao)}
  </section>`;
};

const historico = ({ historico: linhasDele }: DetalheDaManifestacao): Markup => html`<section>
  <h2>Histórico</h2>
  <ol class="lista">
    ${linhasDele.map(
      ({ frase, ocorridoEm, isVisualizacao, responsavel }) =>
        html`<li>${em(ocorridoEm)}: ${isVisualizacao && `${responsavel}. `}${frase}</li>`,
    )}
  </ol>
</section>`;

/** What is being filled in, form by form. */
export interface NosFormularios {
  readonly conversa: EmEdicao;
  readonly quemNaoVe: EmEdicao;
}

export const paginaDoCaso = (
  caso: DetalheDaManifestacao,
  mensagens: readonly Mensagem[],
  impedimentos: ImpedimentosDoCaso,
  { conversa: daConversa, quemNaoVe: doPedido }: NosFormularios,
): Markup => html`<p>
    <strong>${nomeDaSituacao(caso.situacao)}</strong> · ${caso.ouvidoria.sigla} –
    ${caso.ouvidoria.nomeOuvidoria} · registrada em ${em(caso.registradaEm)}
  </p>
  <p>${caso.fraseDaSituacao}</p>
  ${respostas(caso)} ${conversa(caso, mensagens, daConversa)} ${quemNaoVe(caso, impedimentos, doPedido)}
  ${relato(caso)}
  ${historico(caso)}
  <form method="post" novalidate action="${RAIZ}/fechar"><button class="botao" type="submit">Fechar esta consulta</button></form>`;
