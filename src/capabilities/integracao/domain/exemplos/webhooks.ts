import type { Exemplos } from './exemplo.ts';

const WEBHOOK = {
  NomeWebhook: 'Sistema de ouvidoria do órgão',
  EnderecoWebhook: 'https://recebe.example.org/webhooks',
  Eventos: ['cadastro', 'resposta'],
};

/** POST /webhooks. */
export const exemplosDaAssinatura: Exemplos = {
  assinar: { titulo: 'Registros e respostas', corpo: WEBHOOK },
};

/** POST /webhooks/{id}/atualizar. */
export const exemplosDaMudanca: Exemplos = {
  eventos: { titulo: 'Outros eventos', corpo: { ...WEBHOOK, Eventos: ['cadastro', 'resposta', 'recurso'] } },
};

/** POST /webhooks/{id}/desativar. */
export const exemplosDaDesativacao: Exemplos = { desativar: { titulo: 'Sem corpo' } };

/** POST /webhooks/{id}/reenviar. */
export const exemplosDoReenvio: Exemplos = {
  periodo: { titulo: 'Um período', corpo: { DataInicio: '01/03/2026', DataFim: '12/03/2026 23:59' } },
};
