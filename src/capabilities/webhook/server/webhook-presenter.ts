import type { EntregaVista, LinhaDaEntrega, LinhaDoWebhook } from '../contract.ts';
import { eventoDaAcao, eventosDasAcoes, TESTE } from '../domain/eventos.ts';
import { type FalhaDeEnvio, fraseDoResultado, type SituacaoDaEntrega } from '../domain/webhook.ts';
import type { EntregaRow, TentativaRow } from './entrega-repository.ts';
import type { WebhookRow } from './webhook-repository.ts';

export const momento = (data: Date | null): string | null => data?.toISOString() ?? null;

export const toLinhaDoWebhook = (row: WebhookRow): LinhaDoWebhook => ({
  idWebhook: row.id,
  orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla_ouvidoria, nome: row.nome_ouvidoria },
  nome: row.nome,
  endereco: row.endereco,
  eventos: eventosDasAcoes(row.acoes),
  ativo: row.ativo,
  desligadoEm: momento(row.desligado_em),
  falhandoDesde: momento(row.falhando_desde),
  ultimaEntregaEm: momento(row.ultima_entrega_em),
  aConfirmarDesde: momento(row.a_confirmar_desde),
  mudadoPor: row.nome_de_quem_mudou,
  sistema: row.nome_do_cliente,
  versao: row.versao,
});

export const toTentativa = ({
  ocorrida_em,
  status,
  erro,
  duracao_ms,
}: Pick<
  TentativaRow,
  'ocorrida_em' | 'status' | 'erro' | 'duracao_ms'
>): EntregaVista['registro'][number] => ({
  ocorridaEm: ocorrida_em.toISOString(),
  status,
  frase: fraseDoResultado({ status, erro: erro as FalhaDeEnvio | null }),
  duracaoMs: duracao_ms,
});

export const toLinhaDaEntrega = (row: EntregaRow, ultima: TentativaRow | undefined): LinhaDaEntrega => ({
  idEntrega: row.id,
  evento: row.acao === null ? TESTE : (eventoDaAcao(row.acao) ?? row.acao),
  numProtocolo: row.protocolo,
  idManifestacao: row.id_manifestacao,
  situacao: row.situacao as SituacaoDaEntrega,
  criadaEm: row.criada_em.toISOString(),
  concluidaEm: momento(row.concluida_em),
  proximaTentativaEm: row.situacao === 'pendente' ? row.proxima_em.toISOString() : null,
  tentativas: row.tentativas,
  ultima: ultima ? toTentativa(ultima) : null,
});
