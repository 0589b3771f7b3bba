import {
  findManifestacao,
  listManifestacoes,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { listRascunhos } from '#capabilities/rascunho/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { marcaDosRascunhos } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import { PREFERENCIAS_INICIAIS } from '../../domain/cadastro.ts';
import { usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import { toPerfil } from '../cadastro-presenter.ts';
import { findNomesDoPerfil, findPerfilCidadao, findPreferencias } from '../cadastro-repository.ts';
import { findEmailPendente } from '../conta/token-repository.ts';
import { findUsuario } from '../usuario-repository.ts';
import { listHistorico } from './historico-repository.ts';

const LINHAS_POR_VEZ = 200;

/**
 * The case as its owner sees it on screen. Names of staff are left out: they are not the person's
 * own data.
 */
const toCopia = (caso: Awaited<ReturnType<typeof findManifestacao>>) => ({
  protocolo: caso.numeroProtocolo,
  tipo: caso.tipo.descTipoManifestacao,
  formulario: caso.formulario.descTipoFormulario,
  subtipo: caso.subtipo,
  situacao: nomeDaSituacao(caso.situacao),
  orgao: `${caso.ouvidoria.sigla} – ${caso.ouvidoria.nomeOuvidoria}`,
  assunto: caso.assunto,
  canal: caso.canal,
  identificacao: caso.identificacao.descTipoIdentificacao,
  registradaEm: caso.registradaEm,
  prazo: caso.prazo?.vencimento ?? null,
  oQueVoceEscreveu: caso.teor,
  arquivos: caso.anexos.map(({ nomeArquivo }) => nomeArquivo),
  complementacoes: caso.complementacoes.map(({ pedido, pedidaEm, texto, respondidaEm }) => ({
    pedido,
    pedidaEm,
    suaResposta: texto,
    respondidaEm,
  })),
  consentimento: caso.consentimento,
  respostas: caso.respostas.map((resposta) => ({
    tipo: resposta.descTipoResposta,
    texto: resposta.texto,
    decisao: resposta.decisao,
    especificacaoDaDecisao: resposta.especificacaoDecisao,
    registradaEm: resposta.registradaEm,
  })),
  avaliadaEm: caso.pesquisa?.respondidaEm ?? null,
  andamento: caso.historico.map(({ ocorridoEm, acao, frase }) => ({ ocorridoEm, acao, frase })),
});

const findConta = async ({ db, clock }: Platform, idUsuario: number) => {
  const conta = await findUsuario(db, idUsuario);
  if (!conta) throw usuarioNaoEncontrado();
  const perfil = await findPerfilCidadao(db, idUsuario);
  const nomes = await findNomesDoPerfil(db, toPerfil(perfil));
  return {
    login: conta.login,
    nome: conta.nome,
    nomeSocial: conta.nome_social,
    documento: conta.numero_documento,
    documentoConfirmadoPeloGovbrEm: conta.documento_provado_em,
    nivelDaContaGovbr: conta.confiabilidade,
    email: conta.email,
    emailAConfirmar: await findEmailPendente(db, idUsuario, clock.now()),
    telefone: conta.telefone,
    criadaEm: conta.criado_em,
    ultimoAcessoEm: conta.ultimo_acesso_em,
    endereco: {
      cep: perfil?.cep ?? null,
      logradouro: perfil?.logradouro ?? null,
      numero: perfil?.numero ?? null,
      complemento: perfil?.complemento ?? null,
      bairro: perfil?.bairro ?? null,
      municipio: perfil?.municipio ?? null,
      uf: perfil?.uf ?? null,
    },
    dadosOpcionais: {
      escolaridade: nomes.idEscolaridade,
      racaOuCor: nomes.idRacaCor,
      genero: nomes.idGenero,
      faixaEtaria: nomes.idFaixaEtaria,
      profissao: nomes.idProfissao,
    },
  };
};

/** Who acted is said without a name: a name is somebody else's data. */
const feitoPor = (idResponsavel: number | null, idUsuario: number): string => {
  if (idResponsavel === null) return 'Sistema';
  return idResponsavel === idUsuario ? 'Você' : 'Administração';
};

async function* historicoDaConta({ db }: Platform, idUsuario: number) {
  let ultimo = 0;
  for (;;) {
    const rows = await listHistorico(db, idUsuario, ultimo, LINHAS_POR_VEZ);
    for (const row of rows)
      yield {
        ocorridoEm: row.ocorrido_em,
        acao: row.acao,
        feitoPor: feitoPor(row.id_responsavel, idUsuario),
      };
    const last = rows.at(-1);
    if (!last || rows.length < LINHAS_POR_VEZ) return;
    ultimo = last.id;
  }
}

async function* manifestacoes(platform: Platform, usuario: UsuarioAtual, quem: QuemAge) {
  let cursor: string | undefined;
  do {
    const pagina = await listManifestacoes(platform, usuario, { ordem: 'antigas', cursor });
    for (const { idManifestacao } of pagina.itens)
      yield toCopia(await findManifestacao(platform, quem, idManifestacao));
    cursor = pagina.proximoCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* emLista(itens: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separador = '\n    ';
  for await (const item of itens) {
    yield `${separador}${JSON.stringify(item)}`;
    separador = ',\n    ';
  }
}

/** What other capabilities keep of a person, under the name that the copy gives it. */
export type OutrosDados = Readonly<
  Record<string, (platform: Platform, usuario: UsuarioAtual) => AsyncIterable<unknown>>
>;

/**
 * The person's data as JSON, in pieces: at most one page of cases or of history is in memory,
 * however much there is (LGPD art. 18, II and V; art. 19).
 */
export async function* copiaDosDados(
  platform: Platform,
  usuario: UsuarioAtual,
  quem: QuemAge,
  outros: OutrosDados,
): AsyncGenerator<string> {
  const { idUsuario } = usuario;
  const preferencias = (await findPreferencias(platform.db, idUsuario)) ?? PREFERENCIAS_INICIAIS;
  const rascunhos = await listRascunhos(platform, marcaDosRascunhos(platform, idUsuario));
  yield `{\n  "geradoEm": ${JSON.stringify(platform.clock.now())},\n`;
  yield `  "conta": ${JSON.stringify(await findConta(platform, idUsuario))},\n`;
  yield `  "preferencias": ${JSON.stringify(preferencias)},\n`;
  yield `  "rascunhos": ${JSON.stringify(rascunhos.map(({ titulo, atualizadoEm }) => ({ titulo, atualizadoEm })))},\n`;
  yield '  "historicoDaConta": [';
  yield* emLista(historicoDaConta(platform, idUsuario));
  yield '\n  ],\n  "manifestacoes": [';
  yield* emLista(manifestacoes(platform, usuario, quem));
  for (const [nome, ler] of Object.entries(outros)) {
    yield `\n  ],\n  ${JSON.stringify(nome)}: [`;
    yield* emLista(ler(platform, usuario));
  }
  yield '\n  ]\n}\n';
}
