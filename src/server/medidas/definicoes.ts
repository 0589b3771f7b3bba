type TipoDeMedida = 'counter' | 'gauge' | 'histogram';

interface Definicao {
  readonly tipo: TipoDeMedida;
  /** One sentence for who reads the figures. */
  readonly ajuda: string;
  /** What tells its series apart; none of them ever holds what names a person, a case or an address with its numbers. */
  readonly rotulos: readonly string[];
}

const medida = <const R extends readonly string[]>(tipo: TipoDeMedida, ajuda: string, ...rotulos: R) => ({
  tipo,
  ajuda,
  rotulos,
});

/** Upper ends, in seconds, of what a request may take; one more holds the rest. */
export const BALDES = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/**
 * Every figure that the server tells (Prometheus' naming; deploy/monitoramento has the dashboard and the alerts). What belongs to one
 * process has its number as a label; all else is added over the processes, or read once from the database.
 */
export const MEDIDAS = {
  escuta_http_requests_total: medida(
    'counter',
    'Pedidos respondidos, pelo padrão da rota e pelo resultado: ok, refused (4xx), braked (429), error (5xx), shed (sem lugar na fila).',
    'method',
    'route',
    'outcome',
  ),
  escuta_http_request_duration_seconds: medida(
    'histogram',
    'Quanto demoram os pedidos, pelo padrão da rota; fluxos ao vivo não contam.',
    'method',
    'route',
  ),
  escuta_http_recent_requests: medida('gauge', 'Pedidos dos últimos 5 minutos, pelo resultado.', 'outcome'),
  escuta_http_recent_slow_requests: medida(
    'gauge',
    'Pedidos dos últimos 5 minutos que demoraram mais de 1 segundo.',
  ),
  escuta_http_requests_in_work: medida('gauge', 'Pedidos em andamento.', 'processo'),
  escuta_http_requests_waiting: medida('gauge', 'Pedidos que esperam lugar na porta de entrada.', 'processo'),
  escuta_build_info: medida(
    'gauge',
    'A versão que o processo serve; o valor é sempre 1.',
    'processo',
    'version',
  ),
  escuta_process_start_time_seconds: medida('gauge', 'Quando o processo começou.', 'processo'),
  escuta_process_cpu_seconds_total: medida('counter', 'Tempo de processador gasto.', 'processo'),
  escuta_process_resident_memory_bytes: medida('gauge', 'Memória residente do processo.', 'processo'),
  escuta_process_heap_used_bytes: medida('gauge', 'Memória usada por objetos de JavaScript.', 'processo'),
  escuta_event_loop_delay_seconds: medida(
    'gauge',
    'Atraso do laço de eventos no último quarto de minuto (percentil 99).',
    'processo',
  ),
  escuta_event_loop_utilization: medida(
    'gauge',
    'Parte do último quarto de minuto em que o laço de eventos esteve ocupado, de 0 a 1.',
    'processo',
  ),
  escuta_db_pool_connections: medida(
    'gauge',
    'Conexões da reserva com o banco: busy (em uso) e idle.',
    'processo',
    'state',
  ),
  escuta_db_pool_max_connections: medida('gauge', 'O máximo de conexões da reserva.', 'processo'),
  escuta_db_pool_waiting: medida('gauge', 'Consultas que esperam uma conexão da reserva.', 'processo'),
  escuta_audit_marks_unlinked: medida(
    'gauge',
    'Atos que este processo gravou e que ainda não estão na cadeia da auditoria.',
    'processo',
  ),
  escuta_database_up: medida('gauge', '1 se as figuras do banco puderam ser lidas agora, senão 0.'),
  escuta_figures_timestamp_seconds: medida('gauge', 'Quando as figuras do banco foram lidas.'),
  escuta_prazos_a_vencer: medida('gauge', 'Prazos perto de vencer, por órgão.', 'id_orgao', 'orgao', 'tipo'),
  escuta_prazos_vencidos: medida('gauge', 'Prazos vencidos, por órgão.', 'id_orgao', 'orgao', 'tipo'),
  escuta_jobs_waiting: medida('gauge', 'Trabalhos cuja hora chegou e que ninguém começou.', 'task'),
  escuta_jobs_oldest_seconds: medida('gauge', 'Há quanto tempo espera o mais antigo deles.', 'task'),
  escuta_jobs_retrying: medida('gauge', 'Trabalhos que falharam e serão tentados de novo.', 'task'),
  escuta_jobs_failed: medida('gauge', 'Trabalhos que falharam em todas as tentativas.', 'task'),
  escuta_emails_waiting: medida('gauge', 'E-mails por enviar.'),
  escuta_emails_retrying: medida('gauge', 'E-mails por enviar que já falharam ao menos uma vez.'),
  escuta_emails_failed: medida('gauge', 'E-mails que falharam em todas as tentativas.'),
  escuta_emails_oldest_seconds: medida('gauge', 'Há quanto tempo espera o e-mail mais antigo por enviar.'),
  escuta_identidades_abertas_total: medida('counter', 'Identidades de manifestantes abertas até agora.'),
  escuta_identidades_a_aprovar: medida('gauge', 'Aberturas de identidade que esperam a segunda pessoa.'),
  escuta_auditoria_problemas: medida('gauge', 'Problemas que a última verificação da auditoria encontrou.'),
  escuta_auditoria_verificada_timestamp_seconds: medida(
    'gauge',
    'Quando foi a última verificação da auditoria.',
  ),
  escuta_auditoria_lacunas: medida(
    'gauge',
    'Números da auditoria sem linha, pelo motivo: desfeita e incerta são normais; removida e desviada são ataque.',
    'motivo',
  ),
  escuta_replicas_connected: medida('gauge', 'Réplicas ligadas a este banco.'),
  escuta_replica_lag_bytes: medida(
    'gauge',
    'Quanto falta à réplica de leitura (DATABASE_READ_URL), em bytes.',
  ),
  escuta_replica_lag_seconds: medida(
    'gauge',
    'Idade do que a réplica de leitura mostra; 0 se não falta nada.',
  ),
} as const satisfies Record<string, Definicao>;

export type NomeDaMedida = keyof typeof MEDIDAS;
export const nomesDasMedidas = Object.keys(MEDIDAS) as readonly NomeDaMedida[];
