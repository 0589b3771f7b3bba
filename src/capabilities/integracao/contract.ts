import { z } from 'zod';
import { aberto, apenas, apenasAdministrador } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { Perfil, perfisSistema } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  arquivamentoEnviado,
  atualizacao,
  encaminhamentoEnviado,
  prorrogacaoEnviada,
  reaberturaEnviada,
  respostaEnviada,
} from './domain/atos.ts';
import { clienteVisto, credenciais, mudancaDoCliente, novoCliente } from './domain/cliente.ts';
import { filtroDeManifestacoes, filtroDeRecursos } from './domain/filtro.ts';
import {
  conteudoDoAnexo,
  dadosBasicos,
  depoisDoAto,
  incluida,
  manifestacao,
  ouvidoria,
  recursos,
} from './domain/formas.ts';
import { indicador, talvez } from './domain/formato.ts';
import { manifestacaoInclusao } from './domain/inclusao.ts';
import { pedidoDeToken, tokenDado } from './domain/oauth.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const porAnexo = porId.extend({ idAnexo: campo('Anexo', idTexto) });
const porCliente = z.object({ idCliente: campo('Cliente', idTexto) });

/** Files come inside the body, compressed and written in base64. */
const CORPO_COM_ARQUIVOS = 45_000_000;

const leem = apenas(...perfisSistema);
const registram = apenas(Perfil.webServiceRespondente, Perfil.webServiceAtendente);
const tratam = apenas(Perfil.webServiceRespondente);

const daApi = { integracao: 'api' } as const;
const ato = { ...daApi, acesso: tratam, params: porId, response: depoisDoAto } as const;

/** As clients of the federal platform already speak (design: wire compatibility). */
export const integracaoContract = contract({
  'POST /oauth/token': {
    acesso: aberto,
    resumo: 'Dá o token da integração, que vale por um dia.',
    integracao: 'oauth',
    formulario: true,
    body: pedidoDeToken,
    respostaCrua: true,
    response: tokenDado,
  },
  'GET /manifestacoes': {
    ...daApi,
    acesso: leem,
    resumo: 'Lista as manifestações que o sistema pode ler; 404 quando não há nenhuma.',
    query: filtroDeManifestacoes,
    response: z.array(dadosBasicos),
  },
  'GET /manifestacoes/:idManifestacao': {
    ...daApi,
    acesso: leem,
    resumo: 'Mostra uma manifestação inteira; a leitura fica no histórico.',
    params: porId,
    response: manifestacao,
  },
  'POST /manifestacoes': {
    ...daApi,
    acesso: registram,
    resumo: 'Registra uma manifestação em nome de alguém.',
    limiteDoCorpo: CORPO_COM_ARQUIVOS,
    body: manifestacaoInclusao,
    response: incluida,
  },
  'GET /manifestacoes/:idManifestacao/anexos/:idAnexo': {
    ...daApi,
    acesso: leem,
    resumo: 'Entrega um anexo, compactado com gzip e escrito em base64.',
    params: porAnexo,
    response: conteudoDoAnexo,
  },
  'POST /manifestacoes/:idManifestacao/respostas': {
    ...ato,
    resumo: 'Pede complementação, dá resposta intermediária ou conclusiva.',
    limiteDoCorpo: CORPO_COM_ARQUIVOS,
    body: respostaEnviada,
    response: depoisDoAto.extend({ IdRespostaManifestacao: z.int() }),
  },
  'POST /manifestacoes/:idManifestacao/atualizar': {
    ...ato,
    resumo: 'Define assunto, subassunto, etiquetas e urgência, ou corrige o tipo.',
    body: atualizacao,
  },
  'POST /manifestacoes/:idManifestacao/encaminhar': {
    ...ato,
    resumo: 'Encaminha a outro órgão, da plataforma ou de fora dela.',
    body: encaminhamentoEnviado,
  },
  'POST /manifestacoes/:idManifestacao/prorrogar': {
    ...ato,
    resumo: 'Prorroga o prazo de resposta, uma vez.',
    body: prorrogacaoEnviada,
  },
  'POST /manifestacoes/:idManifestacao/arquivar': {
    ...ato,
    resumo: 'Arquiva a manifestação.',
    body: arquivamentoEnviado,
  },
  'POST /manifestacoes/:idManifestacao/reabrir': {
    ...ato,
    resumo: 'Reabre a manifestação concluída ou arquivada.',
    body: reaberturaEnviada,
  },
  'GET /recursos': {
    ...daApi,
    acesso: leem,
    resumo: 'Lista recursos de um protocolo ou de um período; 404 quando não há nenhum.',
    query: filtroDeRecursos,
    response: recursos,
  },
  'GET /ouvidorias': {
    ...daApi,
    acesso: leem,
    resumo: 'Lista as ouvidorias.',
    query: z.object({ somenteOuvidoriasAtivas: talvez(indicador) }),
    response: z.array(ouvidoria),
  },
  'GET /orgaos-siorg': {
    ...daApi,
    acesso: leem,
    resumo: 'Lista os órgãos do diretório federal.',
    response: z.array(z.object({ IdOrgaoSiorg: z.int(), NomeOrgao: z.string() })),
  },
});

export const situacoesDoCliente = ['ligados', 'desligados', 'todos'] as const;
export const tamanhosDaLista = [20, 50, 100] as const;

export const clientesContract = contract({
  'GET /app-web/v1/integracao/clientes': {
    acesso: apenasAdministrador,
    resumo: 'Lista os sistemas que usam a integração.',
    query: z.strictObject({
      busca: campo('Busca', z.string().trim().max(100)).optional(),
      situacao: z.enum(situacoesDoCliente).default('todos'),
      tamanho: z.coerce.number().pipe(z.literal(tamanhosDaLista)).default(20),
      cursor: z.string().max(1000).optional(),
    }),
    response: z.object({ linhas: z.array(clienteVisto), proximo: z.string().nullable() }),
  },
  'POST /app-web/v1/integracao/clientes': {
    acesso: apenasAdministrador,
    resumo: 'Cadastra um sistema; o segredo e a senha aparecem só nesta resposta.',
    body: novoCliente,
    exemplo: {
      body: {
        nome: 'Sistema de ouvidoria do órgão',
        idOuvidoria: 1,
        idPerfil: Perfil.webServiceRespondente,
        limitePorMinuto: 600,
      },
    },
    response: credenciais,
  },
  'GET /app-web/v1/integracao/clientes/:idCliente': {
    acesso: apenasAdministrador,
    resumo: 'Mostra um sistema que usa a integração.',
    params: porCliente,
    response: clienteVisto,
  },
  'PUT /app-web/v1/integracao/clientes/:idCliente': {
    acesso: apenasAdministrador,
    resumo: 'Muda o nome e o limite de um sistema.',
    params: porCliente,
    body: mudancaDoCliente,
    response: feito,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo': {
    acesso: apenasAdministrador,
    resumo: 'Troca o segredo ou a senha de um sistema; o novo aparece só nesta resposta.',
    params: porCliente,
    body: z.strictObject({
      versao: id,
      qual: z.enum(['segredo', 'senha']),
      /** The secret before is taken for another day. */
      manterAnterior: z.boolean().default(false),
    }),
    response: credenciais,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/desligar': {
    acesso: apenasAdministrador,
    resumo: 'Desliga um sistema: os tokens que ele tem deixam de valer.',
    params: porCliente,
    body: z.strictObject({ versao: id }),
    response: feito,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/ligar': {
    acesso: apenasAdministrador,
    resumo: 'Liga de novo um sistema desligado.',
    params: porCliente,
    body: z.strictObject({ versao: id }),
    response: feito,
  },
});
