import { z } from 'zod';
import { aberto, apenas, apenasAdministrador } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { Perfil, perfisSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  arquivamentoEnviado,
  atualizacao,
  encaminhamentoEnviado,
  prorrogacaoEnviada,
  reaberturaEnviada,
  respostaEnviada,
} from './domain/atos.ts';
import { admissibilidadeEnviada, decisaoEnviada, entregaEnviada } from './domain/atos-do-recurso.ts';
import { camposDaIntegracao as campos } from './domain/campos-documentados.ts';
import { chamadaVista, diaDeChamadas, filtroDasChamadas } from './domain/chamada.ts';
import { clienteAberto, clienteVisto, credenciais, mudancaDoCliente, novoCliente } from './domain/cliente.ts';
import type { Escopo } from './domain/escopos.ts';
import {
  exemplosDaAdmissibilidade,
  exemplosDaDecisao,
  exemplosDaEntrega,
} from './domain/exemplos/recursos.ts';
import { exemplosDoRegistro } from './domain/exemplos/registrar.ts';
import { exemplosDaResposta } from './domain/exemplos/responder.ts';
import {
  exemplosDaAtualizacao,
  exemplosDaProrrogacao,
  exemplosDaReabertura,
  exemplosDoArquivamento,
  exemplosDoEncaminhamento,
} from './domain/exemplos/tratar.ts';
import {
  exemplosDaAssinatura,
  exemplosDaDesativacao,
  exemplosDaMudanca,
  exemplosDoReenvio,
} from './domain/exemplos/webhooks.ts';
import { filtroDeManifestacoes, filtroDeRecursos } from './domain/filtro.ts';
import {
  conteudoDoAnexo,
  dadosBasicos,
  depoisDoAto,
  incluida,
  manifestacao,
  ouvidoria,
  recursoInteiro,
  recursos,
} from './domain/formas.ts';
import { indicador, talvez } from './domain/formato.ts';
import { manifestacaoInclusao } from './domain/inclusao.ts';
import { CORPO_COM_ARQUIVOS } from './domain/limites.ts';
import { pedidoDeToken, tokenDado } from './domain/oauth.ts';
import { prazosDoAnterior } from './domain/segredos.ts';
import {
  reenvioFeito,
  reenvioPedido,
  webhookAssinado,
  webhookEnviado,
  webhookNoFio,
} from './domain/webhooks-do-programa.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const porAnexo = porId.extend({ idAnexo: campo('Anexo', idTexto) });
const porRecurso = z.object({ idRecurso: campo('Recurso', idTexto) });
const porWebhook = z.object({ idWebhook: campo('Webhook', idTexto) });
const porCliente = z.object({ idCliente: campo('Cliente', idTexto) });

const leem = apenas(...perfisSistema);
const registram = apenas(Perfil.webServiceRespondente, Perfil.webServiceAtendente);
/** An atendente reads only what it filed: what a webhook tells goes beyond that. */
const assinam = apenas(Perfil.webServiceRespondente, Perfil.webServiceObservador);
const tratam = apenas(Perfil.webServiceRespondente);

/** Each call says here, and only here, which scope its token needs; 'qualquer': tables that every program needs. */
const daApi = <const E extends Escopo | 'qualquer'>(escopo: E) =>
  ({ integracao: 'api', campos, escopo }) as const;

const noRecurso = {
  ...daApi('recursos'),
  acesso: tratam,
  params: porRecurso,
  response: recursoInteiro,
} as const;
const ato = { ...daApi('resposta'), acesso: tratam, params: porId, response: depoisDoAto } as const;

/** The API that clients of the federal platform already use (S7-03). */
export const integracaoContract = contract({
  'POST /oauth/token': {
    acesso: aberto,
    resumo: 'Dá o token da integração, que vale por um dia.',
    integracao: 'oauth',
    campos,
    formulario: true,
    body: pedidoDeToken,
    exemplo: {
      body: { grant_type: 'client_credentials', client_id: '1001', client_secret: 'SEU_SEGREDO' },
    },
    respostaCrua: true,
    response: tokenDado,
  },
  'GET /manifestacoes': {
    ...daApi('leitura'),
    acesso: leem,
    resumo: 'Lista as manifestações que o sistema pode ler; 404 quando não há nenhuma.',
    query: filtroDeManifestacoes,
    exemplo: { query: { DataAtualizacaoInicio: '05/03/2026', DataAtualizacaoFim: '12/03/2026' } },
    cabecalhos: {
      resposta: {
        'X-Proximo-Cursor':
          'O que enviar em Cursor para ter a página seguinte; não vem quando a lista acabou.',
      },
    },
    response: z.array(dadosBasicos),
  },
  'GET /manifestacoes/:idManifestacao': {
    ...daApi('leitura'),
    acesso: leem,
    resumo: 'Mostra uma manifestação inteira; a leitura fica no histórico.',
    params: porId,
    response: manifestacao,
  },
  'POST /manifestacoes': {
    ...daApi('registro'),
    acesso: registram,
    resumo: 'Registra uma manifestação em nome de alguém.',
    limiteDoCorpo: CORPO_COM_ARQUIVOS,
    body: manifestacaoInclusao,
    cabecalhos: {
      pedido: {
        'Idempotency-Key':
          'Um texto feito uma vez por registro (um UUID serve), para repetir a chamada sem registrar duas vezes. O guia diz como.',
      },
    },
    exemplos: exemplosDoRegistro,
    response: incluida,
  },
  'GET /manifestacoes/:idManifestacao/anexos/:idAnexo': {
    ...daApi('leitura'),
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
    exemplos: exemplosDaResposta,
    response: depoisDoAto.extend({ IdRespostaManifestacao: z.int() }),
  },
  'POST /manifestacoes/:idManifestacao/atualizar': {
    ...ato,
    resumo: 'Define assunto, subassunto, etiquetas e urgência, ou corrige o tipo.',
    body: atualizacao,
    exemplos: exemplosDaAtualizacao,
  },
  'POST /manifestacoes/:idManifestacao/encaminhar': {
    ...ato,
    resumo: 'Encaminha a outro órgão, da plataforma ou de fora dela.',
    body: encaminhamentoEnviado,
    exemplos: exemplosDoEncaminhamento,
  },
  'POST /manifestacoes/:idManifestacao/prorrogar': {
    ...ato,
    resumo: 'Prorroga o prazo de resposta, uma vez.',
    body: prorrogacaoEnviada,
    exemplos: exemplosDaProrrogacao,
  },
  'POST /manifestacoes/:idManifestacao/arquivar': {
    ...ato,
    resumo: 'Arquiva a manifestação.',
    body: arquivamentoEnviado,
    exemplos: exemplosDoArquivamento,
  },
  'POST /manifestacoes/:idManifestacao/reabrir': {
    ...ato,
    resumo: 'Reabre a manifestação concluída ou arquivada.',
    body: reaberturaEnviada,
    exemplos: exemplosDaReabertura,
  },
  'GET /recursos': {
    ...daApi('recursos'),
    acesso: leem,
    resumo: 'Lista recursos de um protocolo ou de um período; 404 quando não há nenhum.',
    query: filtroDeRecursos,
    exemplo: { query: { DataAberturaInicio: '01/03/2026', DataAberturaFim: '31/03/2026' } },
    response: recursos,
  },
  'GET /recursos/:idRecurso': {
    ...daApi('recursos'),
    acesso: leem,
    resumo:
      'Mostra um recurso inteiro, com o que o sistema pode fazer nele agora; a leitura fica no histórico.',
    params: porRecurso,
    response: recursoInteiro,
  },
  'POST /recursos/:idRecurso/admissibilidade': {
    ...noRecurso,
    resumo: 'Conhece do recurso, ou não, com o motivo e a explicação.',
    body: admissibilidadeEnviada,
    exemplos: exemplosDaAdmissibilidade,
  },
  'POST /recursos/:idRecurso/decisao': {
    ...noRecurso,
    resumo: 'Decide um recurso conhecido, pelas regras da tela: quem respondeu ou julgou abaixo não decide.',
    limiteDoCorpo: CORPO_COM_ARQUIVOS,
    body: decisaoEnviada,
    exemplos: exemplosDaDecisao,
  },
  'POST /recursos/:idRecurso/entrega': {
    ...noRecurso,
    resumo: 'Entrega o que a decisão do recurso prometeu: texto, arquivos, ou onde e quando consultar.',
    limiteDoCorpo: CORPO_COM_ARQUIVOS,
    body: entregaEnviada,
    exemplos: exemplosDaEntrega,
  },
  'GET /webhooks': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo: 'Lista os webhooks que o próprio sistema assinou.',
    response: z.array(webhookNoFio),
  },
  'POST /webhooks': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo:
      'Assina um webhook; o segredo vem só nesta resposta, e nada é enviado antes que um gestor do órgão confirme.',
    body: webhookEnviado,
    exemplos: exemplosDaAssinatura,
    response: webhookAssinado,
  },
  'GET /webhooks/:idWebhook': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo: 'Mostra um webhook do sistema.',
    params: porWebhook,
    response: webhookNoFio,
  },
  'POST /webhooks/:idWebhook/atualizar': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo:
      'Muda um webhook do sistema; outro endereço ou outros eventos esperam de novo a confirmação de um gestor.',
    params: porWebhook,
    body: webhookEnviado,
    exemplos: exemplosDaMudanca,
    response: webhookNoFio,
  },
  'POST /webhooks/:idWebhook/desativar': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo: 'Deixa de receber um webhook do sistema.',
    params: porWebhook,
    exemplos: exemplosDaDesativacao,
    response: webhookNoFio,
  },
  'POST /webhooks/:idWebhook/reenviar': {
    ...daApi('webhooks'),
    acesso: assinam,
    resumo: 'Envia de novo os atos de um período de até 31 dias, também os que o webhook não recebeu.',
    params: porWebhook,
    body: reenvioPedido,
    exemplos: exemplosDoReenvio,
    response: reenvioFeito,
  },
  'GET /ouvidorias': {
    ...daApi('qualquer'),
    acesso: leem,
    resumo: 'Lista as ouvidorias.',
    query: z.object({ somenteOuvidoriasAtivas: talvez(indicador) }),
    response: z.array(ouvidoria),
  },
  'GET /orgaos-siorg': {
    ...daApi('qualquer'),
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
      ...consultaDePagina(),
    }),
    response: pagina(clienteVisto),
  },
  'POST /app-web/v1/integracao/clientes': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Cadastra um sistema; o segredo e a senha aparecem só nesta resposta.',
    body: novoCliente,
    exemplo: {
      body: {
        nome: 'Sistema de ouvidoria do órgão',
        idOuvidoria: 1,
        idPerfil: Perfil.webServiceRespondente,
        limitePorMinuto: 600,
        escopos: ['leitura', 'registro'],
      },
    },
    response: credenciais,
  },
  'GET /app-web/v1/integracao/clientes/:idCliente': {
    acesso: apenasAdministrador,
    resumo: 'Mostra um sistema que usa a integração.',
    params: porCliente,
    response: clienteAberto,
  },
  'PUT /app-web/v1/integracao/clientes/:idCliente': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Muda o nome, o limite e os escopos de um sistema.',
    params: porCliente,
    body: mudancaDoCliente,
    response: feito,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Troca o segredo ou a senha de um sistema; o novo aparece só nesta resposta.',
    params: porCliente,
    body: z.strictObject({
      versao: id,
      qual: z.enum(['segredo', 'senha']),
      /** Until when the present secret is still accepted; the one before it ends at once. */
      anteriorVale: z.enum(prazosDoAnterior).default('agora'),
    }),
    response: credenciais,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/encerrar-segredo-anterior': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Encerra já o segredo anterior de um sistema, e os tokens dele.',
    params: porCliente,
    body: z.strictObject({ versao: id }),
    response: feito,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/desligar': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Desliga um sistema: os tokens que ele tem deixam de valer.',
    params: porCliente,
    body: z.strictObject({ versao: id }),
    response: feito,
  },
  'POST /app-web/v1/integracao/clientes/:idCliente/ligar': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Liga de novo um sistema desligado.',
    params: porCliente,
    body: z.strictObject({ versao: id }),
    response: feito,
  },
});

const verChamadas = permitido('integracao.chamadas');

export const chamadasContract = contract({
  'GET /app-web/v1/integracao/chamadas': {
    acesso: verChamadas,
    resumo: 'As chamadas dos sistemas do órgão, contadas por hora, da mais nova à mais antiga.',
    query: filtroDasChamadas.extend(consultaDePagina(25)),
    response: pagina(chamadaVista),
  },
  'GET /app-web/v1/integracao/chamadas/dias': {
    acesso: verChamadas,
    resumo: 'Quantas chamadas os sistemas do órgão fizeram em cada dia, por resultado.',
    query: filtroDasChamadas,
    response: z.object({ dias: z.array(diaDeChamadas) }),
  },
  'GET /app-web/v1/integracao/chamadas/sistemas': {
    acesso: verChamadas,
    resumo: 'Os sistemas cujas chamadas a pessoa pode ver, para o filtro.',
    response: z.object({
      sistemas: z.array(z.object({ idCliente: z.int(), nome: z.string(), orgao: z.string() })),
    }),
  },
  'GET /app-web/v1/integracao/chamadas/exportar': {
    acesso: verChamadas,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Baixa em CSV as chamadas filtradas.',
    query: filtroDasChamadas,
    respostaCrua: true,
    response: z.unknown(),
  },
});
