import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { idTexto, numeroEntre } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_OUVIDORIA, DIAS_PRORROGACAO_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { gruposDoSite } from './domain/busca-do-site.ts';
import { fontesDaAjuda } from './domain/passagem.ts';
import { perguntaEscrita, perguntaNova } from './domain/pergunta.ts';
import { nomesDosTemas } from './domain/temas.ts';

const administrar = permitido('ajuda.administrar');
const tema = z.enum(nomesDosTemas);
const versao = z.int().min(1);

const perguntaPublica = z.object({
  slug: z.string(),
  tema,
  pergunta: z.string(),
  /** In the markup of domain/marcacao-leve.ts. */
  resposta: z.string(),
  sinonimos: z.array(z.string()),
});
export type PerguntaPublica = z.output<typeof perguntaPublica>;

const perguntaAberta = perguntaPublica.omit({ sinonimos: true }).extend({
  /** When an administrator last changed it; null if it is still as the product came. */
  alteradaEm: z.iso.datetime().nullable(),
  /** Other questions of the same subject. */
  parecidas: z.array(z.object({ slug: z.string(), pergunta: z.string() })),
});
export type PerguntaAberta = z.output<typeof perguntaAberta>;

const passagem = z.object({
  fonte: z.enum(fontesDaAjuda),
  titulo: z.string(),
  trecho: z.string(),
  endereco: z.string(),
  relevancia: z.number(),
});

const itemDoSite = z.object({ titulo: z.string(), detalhe: z.string(), endereco: z.string() });
const resultadoDoSite = z.object({
  grupos: z.array(z.object({ grupo: z.enum(gruposDoSite), itens: z.array(itemDoSite) })),
});
export type ResultadoDoSite = z.output<typeof resultadoDoSite>;

const perguntaAdministrada = perguntaPublica.extend({
  idPergunta: z.int(),
  ativa: z.boolean(),
  destaque: z.boolean(),
  ordem: z.int(),
  versao,
  /** Null if it is still as the product came. */
  autor: z.string().nullable(),
  alteradaEm: z.iso.datetime().nullable(),
});
export type PerguntaAdministrada = z.output<typeof perguntaAdministrada>;

const porPergunta = z.object({ idPergunta: campo('Pergunta', idTexto) });
const salva = z.object({ idPergunta: z.int(), versao });
const palavras = campo('Busca', z.string().trim().max(200));

const exemploDaPergunta = {
  pergunta: 'Quanto tempo demora a resposta?',
  tema: nomesDosTemas[0],
  resposta: `O órgão tem até ${DIAS_OUVIDORIA} dias para responder, prorrogáveis uma vez por mais ${DIAS_PRORROGACAO_OUVIDORIA}.`,
  sinonimos: 'prazo da resposta\nquando vão responder',
  destaque: false,
  ordem: 10,
};

export const ajudaContract = contract({
  'GET /app-web/v1/ajuda/perguntas': {
    acesso: aberto,
    resumo: 'As perguntas frequentes, por tema.',
    response: z.array(perguntaPublica),
  },
  'GET /app-web/v1/ajuda/destaques': {
    acesso: aberto,
    resumo: 'As perguntas da página inicial.',
    response: z.array(perguntaPublica.pick({ slug: true, pergunta: true, resposta: true })),
  },
  'GET /app-web/v1/ajuda/perguntas/:slug': {
    acesso: aberto,
    resumo: 'Uma pergunta frequente, pelo seu endereço permanente.',
    params: z.object({ slug: campo('Endereço', z.string().max(200)) }),
    response: perguntaAberta,
  },
  'GET /app-web/v1/ajuda/procurar': {
    acesso: aberto,
    resumo: 'O que a ajuda tem a dizer sobre uma dúvida, com a fonte; nada é guardado.',
    query: z.strictObject({
      texto: campo('Dúvida', z.string().trim().max(500)),
      limite: numeroEntre(1, 20).default(5),
    }),
    response: z.array(passagem),
  },
  'GET /app-web/v1/ajuda/busca-do-site': {
    acesso: abertoComPessoa,
    resumo:
      'A busca do cabeçalho: páginas, perguntas, órgãos, pedidos públicos e, a quem entrou, as próprias manifestações.',
    query: z.strictObject({ q: palavras, porGrupo: numeroEntre(1, 10).default(5) }),
    response: resultadoDoSite,
  },
  'GET /app-web/v1/ajuda/administrar': {
    acesso: administrar,
    resumo: 'As perguntas frequentes para quem as mantém, também as desativadas.',
    query: z.strictObject({
      busca: palavras.optional(),
      tema: tema.optional(),
      ativa: z.enum(['sim', 'nao']).optional(),
      ...consultaDePagina(25),
    }),
    response: pagina(perguntaAdministrada),
  },
  'GET /app-web/v1/ajuda/administrar/:idPergunta': {
    acesso: administrar,
    resumo: 'Uma pergunta frequente para quem a mantém.',
    params: porPergunta,
    response: perguntaAdministrada,
  },
  'POST /app-web/v1/ajuda/administrar': {
    acesso: administrar,
    resumo: 'Cria uma pergunta frequente.',
    body: perguntaNova,
    exemplo: { body: { ...exemploDaPergunta, slug: 'quanto-tempo-demora' } },
    response: salva,
  },
  'PUT /app-web/v1/ajuda/administrar/:idPergunta': {
    acesso: administrar,
    resumo: 'Muda uma pergunta frequente; daí em diante nenhuma atualização do sistema a reescreve.',
    params: porPergunta,
    body: perguntaEscrita.extend({ versao, ativa: z.boolean() }),
    exemplo: { body: { ...exemploDaPergunta, versao: 1, ativa: true } },
    response: salva,
  },
  'POST /app-web/v1/ajuda/administrar/:idPergunta/situacao': {
    acesso: administrar,
    resumo: 'Ativa ou desativa uma pergunta frequente.',
    params: porPergunta,
    body: z.strictObject({ versao, ativa: z.boolean() }),
    response: salva,
  },
});
