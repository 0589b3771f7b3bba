import { z } from 'zod';
import { situacaoMostrada } from '#capabilities/manifestacao/domain/ler/situacao-mostrada.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { nomesDasFilas } from './domain/filas.ts';
import { filtroDeTrabalho, marcas } from './domain/filtro.ts';
import { filtroDeEncaminhamentos } from './domain/filtro-de-encaminhamentos.ts';
import { filtroComNome, filtroSalvo, listasComFiltros } from './domain/filtro-salvo.ts';
import { nomesDasPortas } from './domain/portas.ts';

const listar = permitido('manifestacao.listar');
const ver = permitido('manifestacao.ver');
const tratar = permitido('manifestacao.tratar');

const pessoa = z.object({ idUsuario: z.int(), nome: z.string(), iniciais: z.string() });
const tipo = z.object({ idTipoManifestacao: z.int(), descTipoManifestacao: z.string() });
const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string() });
/** `temMais`: there are more than `total` ('999+'). */
const contagem = z.object({ total: z.int(), temMais: z.boolean() });
const doOrgao = z.strictObject({ idOuvidoria: campo('Órgão', idTexto).optional() });

export const itemDeTrabalho = z.object({
  idManifestacao: z.int(),
  versao: z.int(),
  /** The seventeen digits, for copying; `numeroProtocolo` is punctuated for reading. */
  protocolo: z.string(),
  numeroProtocolo: z.string(),
  tipo,
  situacao: situacaoMostrada,
  ouvidoria: orgao,
  assunto: z.string().nullable(),
  subassunto: z.string().nullable(),
  canal: z.string(),
  /** The first words; null for a denúncia or comunicação, and for restricted content. */
  trecho: z.string().nullable(),
  registradaEm: z.iso.datetime(),
  atualizadaEm: z.iso.datetime(),
  /** Null while the clock is stopped. */
  prazoAtendimento: z.iso.date().nullable(),
  /** Negative if overdue; null if no clock runs. */
  diasRestantes: z.int().nullable(),
  prazoInterno: z.iso.date().nullable(),
  responsavel: pessoa.nullable(),
  marcas: z.array(z.enum(marcas)),
  tags: z.array(z.object({ idTag: z.int(), nome: z.string() })),
});
export type ItemDeTrabalho = z.output<typeof itemDeTrabalho>;

const porFiltro = z.object({ idFiltro: campo('Filtro', idTexto) });

const formato = z.enum(['csv', 'xlsx']).default('csv');

export const listaDeTrabalhoContract = contract({
  'GET /app-web/v1/tratamento/manifestacoes': {
    acesso: listar,
    resumo: 'Lista de trabalho da ouvidoria: filas, filtros e ordem, página a página.',
    query: filtroDeTrabalho.extend(consultaDePagina()),
    response: pagina(itemDeTrabalho),
  },
  'GET /app-web/v1/tratamento/contagens': {
    acesso: listar,
    resumo: 'Quantas manifestações há em cada fila e em cada situação, até 999.',
    query: doOrgao,
    semAtividade: true,
    response: z.object({
      filas: z.array(contagem.extend({ fila: z.enum(nomesDasFilas), rotulo: z.string() })),
      situacoes: z.array(contagem.extend(situacaoMostrada.omit({ emAberto: true }).shape)),
    }),
  },
  'GET /app-web/v1/tratamento/hoje': {
    acesso: listar,
    resumo: 'Os números de hoje de quem trabalha no órgão, até 999; cada um abre a lista que conta.',
    semAtividade: true,
    response: z.object({ portas: z.array(contagem.extend({ porta: z.enum(nomesDasPortas) })) }),
  },
  'GET /app-web/v1/tratamento/mudancas': {
    acesso: listar,
    resumo: 'Como estão agora as manifestações de `ids`, e se cada uma cabe na lista filtrada.',
    query: filtroDeTrabalho,
    semAtividade: true,
    response: z.object({ itens: z.array(itemDeTrabalho.extend({ naLista: z.boolean() })) }),
  },
  'GET /app-web/v1/tratamento/opcoes-da-lista': {
    acesso: ver,
    resumo: 'Etiquetas, subassuntos e pessoas do órgão, para filtrar a lista.',
    query: doOrgao,
    response: z.object({
      tags: z.array(z.object({ idTag: z.int(), nome: z.string() })),
      subassuntos: z.array(z.object({ idSubassunto: z.int(), idAssunto: z.int(), descricao: z.string() })),
      pessoas: z.array(pessoa),
    }),
  },
  'GET /app-web/v1/tratamento/exportar': {
    acesso: listar,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo:
      'Baixa a lista de trabalho filtrada, sem o teor das manifestações: em CSV inteira, em XLSX até 5.000 linhas.',
    query: filtroDeTrabalho.extend({ formato }),
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/tratamento/filtros': {
    acesso: listar,
    resumo: 'Filtros de uma das listas que a pessoa guardou.',
    query: z.strictObject({ lista: campo('Lista', z.enum(listasComFiltros)) }),
    response: z.array(filtroSalvo),
  },
  'POST /app-web/v1/tratamento/filtros': {
    acesso: listar,
    resumo: 'Guarda um filtro com um nome.',
    body: filtroComNome,
    response: z.object({ idFiltro: z.int() }),
  },
  'PUT /app-web/v1/tratamento/filtros/:idFiltro': {
    acesso: listar,
    resumo: 'Muda o nome ou o conteúdo de um filtro guardado.',
    params: porFiltro,
    body: filtroComNome,
    response: feito,
  },
  'DELETE /app-web/v1/tratamento/filtros/:idFiltro': {
    acesso: listar,
    resumo: 'Apaga um filtro guardado.',
    params: porFiltro,
    response: feito,
  },
  'GET /app-web/v1/tratamento/eventos': {
    acesso: listar,
    resumo: 'Conta em tempo real o que muda nas manifestações do órgão (text/event-stream).',
    semAtividade: true,
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/tratamento/carga': {
    acesso: tratar,
    resumo: 'Quanto cada pessoa e cada unidade tem em mãos.',
    query: doOrgao,
    response: z.object({
      semResponsavel: z.int(),
      pessoas: z.array(pessoa.extend({ abertas: z.int(), vencendo: z.int(), vencidas: z.int() })),
      unidades: z.array(
        z.object({
          idUnidade: z.int(),
          nome: z.string(),
          sigla: z.string(),
          passosAbertos: z.int(),
          passosVencidos: z.int(),
        }),
      ),
    }),
  },
  'GET /app-web/v1/tratamento/encaminhamentos': {
    acesso: ver,
    resumo: 'Manifestações que o órgão encaminhou e a situação em que estão, sem o conteúdo.',
    query: filtroDeEncaminhamentos.extend(consultaDePagina(50)),
    response: pagina(
      z.object({
        idEncaminhamento: z.int(),
        idManifestacao: z.int(),
        protocolo: z.string(),
        numeroProtocolo: z.string(),
        tipo,
        situacao: situacaoMostrada,
        origem: z.string(),
        destino: z.string(),
        paraFora: z.boolean(),
        responsavel: z.string(),
        encaminhadaEm: z.iso.datetime(),
        assunto: z.string().nullable(),
        prazoAtendimento: z.iso.date(),
        /** Null if no clock runs. */
        diasRestantes: z.int().nullable(),
        /** What an act on the case needs; null while the person may not open it. */
        aoAlcance: z.object({ versao: z.int(), ouvidoria: orgao }).nullable(),
      }),
    ).extend({
      /** With the first page only: how many are now in each situação, whatever the filter. */
      porSituacao: z.array(z.object({ idSituacao: z.int(), total: z.int() })).optional(),
    }),
  },
  'GET /app-web/v1/tratamento/exportar-encaminhamentos': {
    acesso: ver,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Baixa em CSV ou XLSX o que o órgão encaminhou, como filtrado, sem o conteúdo.',
    query: filtroDeEncaminhamentos.extend({ formato }),
    respostaCrua: true,
    response: z.unknown(),
  },
});
