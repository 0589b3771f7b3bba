import { formatCodigo } from '#capabilities/codigo-acesso/domain/codigo-acesso.ts';
import type { AlertaDeExposicao } from '#capabilities/dados-pessoais/domain/auto-exposicao.ts';
import { MAX_QUE_NAO_VEEM } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { html, type Markup } from '#server/sign-on/pages/html.ts';
import type { Orgao } from '../portas.ts';
import { avisoDeErro, campoDeEscolha, campoDeTexto, campoLongo, RAIZ } from './moldura.ts';

export const inicio = (): Markup => html`<p>
    Aqui você denuncia sem se identificar e acompanha pelo protocolo, sem JavaScript. Não guardamos quem você é.
  </p>
  <ul class="escolhas">
    <li><a class="botao primario" href="${RAIZ}/denuncia">Fazer uma denúncia anônima</a></li>
    <li><a class="botao" href="${RAIZ}/consulta">Consultar pelo protocolo e código</a></li>
  </ul>
  <p class="apoio">
    Para reclamar, pedir ou elogiar é preciso entrar na conta, o que só funciona com JavaScript.
  </p>`;

/** The first step: the office, by name or acronym; lists of thousands of offices fit no form. */
export const escolhaDoOrgao = (
  busca: string,
  achados: { readonly itens: readonly Orgao[]; readonly total: number },
): Markup => html`<p>Que órgão deve receber a denúncia? Procure pelo nome ou pela sigla.</p>
  <form method="get" action="${RAIZ}/denuncia" role="search">
    ${campoDeTexto({ nome: 'busca', rotulo: 'Nome ou sigla do órgão', valor: busca, max: 100 })}
    <button class="botao" type="submit">Procurar</button>
  </form>
  <h2>${achados.total === 0 ? 'Nenhum órgão encontrado' : 'Órgãos que recebem denúncias'}</h2>
  <ul class="lista">
    ${achados.itens.map(
      ({ idOuvidoria, sigla, nomeOuvidoria }) =>
        html`<li><a href="${RAIZ}/denuncia/${idOuvidoria}">${sigla} – ${nomeOuvidoria}</a></li>`,
    )}
  </ul>
  ${
    achados.total > achados.itens.length &&
    html`<p class="apoio">São ${achados.total}. Escreva mais letras para ver os outros.</p>`
  }`;

export interface EmEdicao {
  readonly valores: Readonly<Record<string, string>>;
  readonly erros: Readonly<Record<string, string>>;
  readonly mensagem?: string | undefined;
  readonly exposicao?: readonly AlertaDeExposicao[];
}

/** What seems to name the author, with the choice to send it all the same. */
export const avisoDeExposicao = (alertas: readonly AlertaDeExposicao[] | undefined): Markup | null =>
  alertas === undefined || alertas.length === 0
    ? null
    : html`<div class="aviso atencao" role="alert">
        <strong>Ainda não enviamos: isto pode mostrar quem você é.</strong>
        <ul>
          ${alertas.map(({ trecho, frase }) => html`<li>“${trecho}”: ${frase}</li>`)}
        </ul>
        <p>Mude o texto, ou marque que quer enviar assim mesmo.</p>
        <label class="marcar"><input type="checkbox" name="confirmado" value="1" /> Enviar assim mesmo</label>
      </div>`;

const PERGUNTAS = [
  {
    nome: 'texto',
    rotulo: 'O que aconteceu?',
    ajuda: 'Não escreva o seu nome nem o que diga quem você é.',
    max: MAX_TEXTO,
  },
  { nome: 'quem', rotulo: 'Quem fez?', max: 1000 },
  { nome: 'como', rotulo: 'Como foi feito?', max: 2000 },
  { nome: 'quando', rotulo: 'Quando?', max: 300 },
  { nome: 'local', rotulo: 'Onde?', max: 500 },
  { nome: 'sobreProvas', rotulo: 'Que provas ou testemunhas há?', max: 2000 },
  {
    nome: 'naoDevemVer',
    rotulo: 'Alguém do órgão não deve ver esta denúncia?',
    ajuda: `Escreva uma pessoa por linha, até ${MAX_QUE_NAO_VEEM}: o nome completo e, depois de uma vírgula, a função ou o setor, se souber. Quem você indicar não acha, não abre e não recebe avisos da denúncia.`,
    max: 3000,
  },
] as const;

export const formularioDaDenuncia = (
  orgao: Orgao,
  assuntos: readonly { readonly idAssunto: number; readonly descAssunto: string }[],
  { valores, erros, mensagem, exposicao }: EmEdicao,
): Markup => html`<p>Para: <strong>${orgao.sigla} – ${orgao.nomeOuvidoria}</strong>. <a href="${RAIZ}/denuncia">Trocar</a></p>
  <form method="post" novalidate action="${RAIZ}/denuncia/${orgao.idOuvidoria}">
    ${avisoDeErro(mensagem)} ${avisoDeExposicao(exposicao)}
    <input type="hidden" name="chaveEnvio" value="${valores.chaveEnvio}" />
    <input type="hidden" name="formulario" value="${valores.formulario}" />
    ${PERGUNTAS.map((pergunta, i) => {
      const campo = { ...pergunta, valor: valores[pergunta.nome] ?? '', erro: erros[pergunta.nome] };
      if (i === 0) return campoLongo({ ...campo, obrigatorio: true }, 10);
      return pergunta.max > 500 ? campoLongo(campo, 3) : campoDeTexto(campo);
    })}
    ${campoDeEscolha(
      { nome: 'idAssunto', rotulo: 'Assunto', valor: valores.idAssunto, erro: erros.idAssunto },
      [
        { valor: '', nome: 'Nenhum destes' },
        ...assuntos.map(({ idAssunto, descAssunto }) => ({ valor: String(idAssunto), nome: descAssunto })),
      ],
    )}
    <p class="apoio">
      Arquivos não podem ser enviados por aqui. Se tiver provas, descreva-as acima e diga ao órgão, na conversa, como
      podem ser vistas.
    </p>
    <button class="botao primario" type="submit">Enviar denúncia</button>
  </form>`;

/** Shown once: the code is not kept anywhere. */
export const recibo = (
  numeroProtocolo: string,
  codigoAcesso: string,
): Markup => html`<div class="aviso sucesso" role="status">
    <strong>Recebemos sua denúncia.</strong> Anote agora o protocolo e o código: sem os dois não dá para acompanhar, e o
    código não será mostrado de novo.
  </div>
  <dl class="recibo">
    <dt>Protocolo</dt>
    <dd><code>${numeroProtocolo}</code></dd>
    <dt>Código de acesso</dt>
    <dd><code>${formatCodigo(codigoAcesso)}</code></dd>
  </dl>
  <p>Volte de vez em quando: o órgão pode fazer perguntas por escrito, e você responde sem dizer quem é.</p>
  <p><a class="botao" href="${RAIZ}/consulta">Já anotei: ir à consulta</a></p>`;
