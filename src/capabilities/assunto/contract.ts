import { z } from 'zod';
import { aberto, servidores } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { cursorDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { assuntoEditavel, MAX_FAVORITOS, subassuntoNovo } from './domain/edicao.ts';
import { direcoes } from './domain/ordem.ts';

const assunto = z.object({
  idAssunto: z.int(),
  descAssunto: z.string(),
  area: z.string(),
  /** Ids of subjects joined to it: old drafts and links may name them. */
  antigos: z.array(z.int()).optional(),
});

const opcional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const cursor = cursorDePagina;
const busca = opcional(campo('Busca', z.string().trim().max(200)));
const situacao = opcional(z.enum(['ativos', 'inativos', 'unidos']));
const versao = z.int();
const mudarSituacao = z.strictObject({ ativo: z.boolean(), versao });
const mover = z.strictObject({ direcao: z.enum(direcoes) });
const unir = z.strictObject({ idDestino: campo('Destino', id), versao });
const outro = z.object({ id: z.int(), descricao: z.string() });

/** What subjects and sub-subjects have in common in their lists. */
const administrado = {
  ativo: z.boolean(),
  /** The one it was joined to, which now has its cases. */
  unidoA: outro.nullable(),
  casos: z.int(),
  /** The first cannot move up, and the last cannot move down. */
  primeiro: z.boolean(),
  ultimo: z.boolean(),
  versao,
};

const administrar = permitido('assunto.administrar');
const editarSub = permitido('subassunto.editar');
const porAssunto = z.object({ idAssunto: campo('Assunto', idTexto) });
const porSubassunto = z.object({ idSubassunto: campo('Subassunto', idTexto) });
const porOuvidoria = z.object({ idOuvidoria: campo('Órgão', idTexto) });

export const assuntoContract = contract({
  'GET /app-web/v1/assuntos': {
    acesso: aberto,
    resumo: 'Lista os assuntos oferecidos, por área.',
    response: z.array(assunto),
  },
  'POST /app-web/v1/assuntos/sugestoes': {
    acesso: aberto,
    resumo: 'Sugere assunto e órgão a partir do que foi escrito; nada é guardado.',
    body: z.strictObject({
      texto: campo('Texto', z.string().max(8000)),
      idTipoManifestacao: z.int().min(1).max(9),
      idAssunto: z.int().min(1).optional(),
      uf: z.string().max(20).optional(),
      municipio: z.string().max(100).optional(),
    }),
    response: z.object({
      assuntos: z.array(assunto.extend({ porque: z.string() })),
      orgaos: z.array(
        z.object({
          idOuvidoria: z.int(),
          sigla: z.string(),
          nomeOuvidoria: z.string(),
          /** 'Você escreveu “aposentadoria”, assunto deste órgão.' */
          porque: z.string(),
        }),
      ),
      /** Set if the text speaks of another sphere than the one where the filing began. */
      esferaErrada: z.object({ frase: z.string(), idEsfera: z.int() }).nullable(),
    }),
  },
  'GET /app-web/v1/assuntos/favoritos': {
    acesso: aberto,
    resumo: 'Lista os assuntos que um órgão põe primeiro, na ordem dele.',
    query: z.strictObject({ idOuvidoria: campo('Órgão', idTexto) }),
    response: z.array(z.int()),
  },

  'GET /app-web/v1/assuntos/administrar': {
    acesso: administrar,
    resumo: 'Lista os assuntos para quem os administra, com o uso de cada um.',
    query: z.strictObject({ busca, area: opcional(z.string().max(80)), situacao, cursor }),
    response: pagina(
      assunto.omit({ antigos: true }).extend({ ...administrado, subassuntos: z.int(), favoritos: z.int() }),
    ).extend({ total: z.int(), areas: z.array(z.string()) }),
  },
  'POST /app-web/v1/assuntos/administrar': {
    acesso: administrar,
    resumo: 'Cria um assunto.',
    body: assuntoEditavel,
    response: z.object({ idAssunto: z.int() }),
  },
  'PUT /app-web/v1/assuntos/administrar/:idAssunto': {
    acesso: administrar,
    resumo: 'Muda o nome ou a área de um assunto.',
    params: porAssunto,
    body: assuntoEditavel.extend({ versao }),
    response: feito,
  },
  'POST /app-web/v1/assuntos/administrar/:idAssunto/situacao': {
    acesso: administrar,
    resumo: 'Inativa ou reativa um assunto; os casos antigos o mantêm.',
    params: porAssunto,
    body: mudarSituacao,
    response: feito,
  },
  'POST /app-web/v1/assuntos/administrar/:idAssunto/mover': {
    acesso: administrar,
    resumo: 'Põe um assunto um lugar acima ou abaixo na sua área.',
    params: porAssunto,
    body: mover,
    response: feito,
  },
  'GET /app-web/v1/assuntos/administrar/:idAssunto/uniao': {
    acesso: administrar,
    resumo: 'Diz o que muda se um assunto for unido a outro.',
    params: porAssunto,
    query: z.strictObject({ idDestino: campo('Destino', idTexto) }),
    response: z.object({
      casos: z.int(),
      publicados: z.int(),
      subassuntos: z.int(),
      /** How many of these the other subject already has under the same name. */
      subassuntosIguais: z.int(),
      favoritos: z.int(),
    }),
  },
  'POST /app-web/v1/assuntos/administrar/:idAssunto/unir': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Une um assunto a outro; os casos são movidos em segundo plano.',
    params: porAssunto,
    body: unir,
    response: feito,
  },

  'GET /app-web/v1/subassuntos': {
    acesso: servidores,
    resumo: 'Lista os subassuntos de todos os órgãos e os do próprio; o administrador vê os de cada um.',
    query: z.strictObject({
      busca,
      idAssunto: opcional(campo('Assunto', idTexto)),
      de: opcional(z.enum(['todos-os-orgaos', 'um-orgao'])),
      idOuvidoria: opcional(campo('Órgão', idTexto)),
      situacao,
      cursor,
    }),
    response: pagina(
      z.object({
        idSubassunto: z.int(),
        descSubassunto: z.string(),
        assunto: outro,
        /** Null if every office offers it. */
        orgao: outro.nullable(),
        ...administrado,
        podeEditar: z.boolean(),
      }),
    ).extend({ total: z.int() }),
  },
  'POST /app-web/v1/subassuntos': {
    acesso: editarSub,
    resumo: 'Cria um subassunto: do órgão ou, pelo administrador, de todos.',
    body: subassuntoNovo,
    response: z.object({ idSubassunto: z.int() }),
  },
  'PUT /app-web/v1/subassuntos/:idSubassunto': {
    acesso: editarSub,
    resumo: 'Muda o nome de um subassunto.',
    params: porSubassunto,
    body: subassuntoNovo.pick({ descSubassunto: true }).extend({ versao }),
    response: feito,
  },
  'POST /app-web/v1/subassuntos/:idSubassunto/situacao': {
    acesso: editarSub,
    resumo: 'Inativa ou reativa um subassunto; os casos antigos o mantêm.',
    params: porSubassunto,
    body: mudarSituacao,
    response: feito,
  },
  'POST /app-web/v1/subassuntos/:idSubassunto/mover': {
    acesso: editarSub,
    resumo: 'Põe um subassunto um lugar acima ou abaixo no seu assunto.',
    params: porSubassunto,
    body: mover,
    response: feito,
  },
  'GET /app-web/v1/subassuntos/:idSubassunto/destinos': {
    acesso: editarSub,
    resumo: 'Lista os subassuntos a que este pode ser unido.',
    params: porSubassunto,
    response: z.array(outro),
  },
  'POST /app-web/v1/subassuntos/:idSubassunto/unir': {
    acesso: editarSub,
    confirma: 'segundo-fator',
    resumo: 'Une um subassunto a outro do mesmo assunto; os casos são movidos em segundo plano.',
    params: porSubassunto,
    body: unir,
    response: feito,
  },

  'GET /app-web/v1/assuntos-favoritos/:idOuvidoria': {
    acesso: servidores,
    resumo: 'Mostra os assuntos favoritos de um órgão, na ordem dele.',
    params: porOuvidoria,
    response: z.object({
      orgao: outro,
      favoritos: z.array(assunto.omit({ antigos: true }).extend({ ativo: z.boolean() })),
      podeEditar: z.boolean(),
    }),
  },
  'PUT /app-web/v1/assuntos-favoritos/:idOuvidoria': {
    acesso: permitido('assunto-favorito.editar'),
    resumo: 'Guarda os assuntos favoritos de um órgão, na ordem dada.',
    params: porOuvidoria,
    body: z.strictObject({
      idsAssunto: campo('Assuntos favoritos', z.array(id).max(MAX_FAVORITOS)),
      /** The list as first seen, so that nobody overwrites another's change unknowingly. */
      vistos: z.array(id).max(MAX_FAVORITOS),
    }),
    response: feito,
  },
});
