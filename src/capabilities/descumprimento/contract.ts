import { z } from 'zod';
import { abertoComPessoa, comLogin } from '#kernel/acesso.ts';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  contraOQue,
  denunciaVista,
  linhaDaDenuncia,
  promessa,
  textoDaDenuncia,
} from './domain/descumprimento.ts';
import { filasDeDenuncias } from './domain/filas-de-denuncias.ts';

const tratar = permitido('manifestacao.tratar');

const porManifestacao = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const denunciaEscrita = {
  /** Made by the browser once per submission: the same key twice is the same denúncia. */
  chaveEnvio: z.uuid(),
  contra: campo('Contra o quê', z.enum(contraOQue)),
  texto: textoDaDenuncia,
};
const denunciaRegistrada = z.object({
  idDenuncia: z.int(),
  quemDecide: z.string(),
  prazo: z.iso.date(),
});

export const descumprimentoContract = contract({
  'GET /app-web/v1/manifestacoes/:idManifestacao/descumprimento': {
    acesso: abertoComPessoa,
    resumo:
      'Diz se cabe denunciar o descumprimento, contra o quê e a quem, e mostra o que já foi denunciado.',
    params: porManifestacao,
    response: z.object({
      numeroProtocolo: z.string(),
      orgao: z.string(),
      aberta: z.boolean(),
      /** Why a denúncia cannot be filed; null if it can. */
      motivo: z.string().nullable(),
      promessa: promessa.nullable(),
      /** 'CGU – Controladoria-Geral da União' */
      quemDecide: z.string(),
      diasParaDecidir: z.int(),
      denuncias: z.array(denunciaVista),
    }),
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/descumprimentos': {
    acesso: abertoComPessoa,
    resumo:
      'O mesmo que `POST /app-web/v1/descumprimentos`, dentro do caso: também para quem o abriu com o código de acesso.',
    params: porManifestacao,
    body: z.strictObject(denunciaEscrita),
    response: denunciaRegistrada,
  },
  'GET /app-web/v1/descumprimentos/denunciaveis': {
    acesso: comLogin,
    resumo: 'Os pedidos da pessoa em que cabe denunciar o descumprimento hoje.',
    response: z.array(
      z.object({
        idManifestacao: z.int(),
        numeroProtocolo: z.string(),
        resumo: z.string().nullable(),
        orgao: z.string(),
        promessa,
      }),
    ),
  },
  'POST /app-web/v1/descumprimentos': {
    acesso: comLogin,
    resumo: 'Denuncia que o prometido em uma resposta, ou o decidido em um recurso, não foi entregue.',
    body: z.strictObject({ idManifestacao: campo('Manifestação', id), ...denunciaEscrita }),
    response: denunciaRegistrada,
  },
  'GET /app-web/v1/descumprimentos': {
    acesso: tratar,
    resumo: 'As denúncias de descumprimento que o órgão decide, e as feitas contra ele.',
    query: z.object({ fila: z.enum(filasDeDenuncias).default('abertas'), ...consultaDePagina() }),
    response: pagina(linhaDaDenuncia).extend({
      contagens: z.record(z.enum(filasDeDenuncias), z.int()),
    }),
  },
  'GET /app-web/v1/descumprimentos/:idDenuncia': {
    acesso: tratar,
    resumo: 'Uma denúncia de descumprimento, com o texto e a decisão.',
    params: z.object({ idDenuncia: campo('Denúncia', idTexto) }),
    response: denunciaVista,
  },
});
