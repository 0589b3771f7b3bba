import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import { PERIODO_INVERTIDO } from '#kernel/texto.ts';

/** Also the answer about an office that does not exist. */
export const orgaoForaDoAlcance = () =>
  forbidden('monitoramento.outro-orgao', 'Você não acompanha este órgão.');

export const soAAutoridade = () =>
  forbidden('monitoramento.so-a-autoridade', 'Quem avalia é a autoridade que monitora este órgão.');
export const naoAvaliaOProprioOrgao = () =>
  forbidden(
    'monitoramento.proprio-orgao',
    'Quem trabalha no órgão avaliado não sorteia, não dá notas, não devolve e não encerra a avaliação dele.',
  );
export const soOOrgaoAvaliado = () =>
  forbidden('monitoramento.so-o-orgao', 'Quem responde à avaliação é o órgão avaliado.');

export const avaliacaoNaoEncontrada = () =>
  notFound('monitoramento.avaliacao-nao-encontrada', 'Avaliação não encontrada.');
export const casoForaDaAmostra = () =>
  notFound('monitoramento.caso-fora-da-amostra', 'Esta manifestação não está na amostra.');
export const avaliacaoMudou = (versao: number) => versaoMudou('monitoramento.avaliacao-mudou', { versao });

export const avaliacaoJaDevolvida = () =>
  conflict('monitoramento.ja-devolvida', 'O órgão já recebeu o resultado: a avaliação não se cancela mais.');

export const faltamCasos = (faltam: number) =>
  conflict(
    'monitoramento.faltam-casos',
    faltam === 1
      ? 'Falta avaliar 1 manifestação da amostra.'
      : `Faltam avaliar ${faltam} manifestações da amostra.`,
  );
export const orgaoAindaTemPrazo = () =>
  conflict(
    'monitoramento.orgao-ainda-tem-prazo',
    'O órgão ainda tem prazo para responder. Encerre depois da resposta ou do fim do prazo.',
  );
export const nadaASortear = () =>
  invalid('monitoramento.nada-a-sortear', 'O órgão não concluiu nenhuma manifestação neste período.', {
    campos: { periodo: 'Escolha um período com manifestações respondidas.' },
  });
export const periodoInvertido = () =>
  invalid('monitoramento.periodo-invertido', PERIODO_INVERTIDO, { campos: { periodo: PERIODO_INVERTIDO } });
export const periodoLongoDemais = (dias: number) =>
  invalid('monitoramento.periodo-longo', `Escolha um período de até ${dias} dias.`, {
    campos: { periodo: `Escolha um período de até ${dias} dias.` },
  });

const criterioErrado = (criterio: string, message: string) =>
  invalid('monitoramento.criterio', message, { campos: { [`notas.${criterio}`]: message } });
export const criterioSemNota = (criterio: string) =>
  criterioErrado(criterio, 'Escolha uma nota para este critério.');
export const criterioQueNaoCabe = (criterio: string) =>
  criterioErrado(criterio, 'Este critério não cabe nesta manifestação.');

export const relatorioNaoEncontrado = () =>
  notFound('monitoramento.relatorio-nao-encontrado', 'Relatório não encontrado.');
export const relatorioAindaNaoPronto = () =>
  conflict('monitoramento.relatorio-nao-pronto', 'O relatório ainda está sendo escrito.');
export const relatoriosDemais = () =>
  conflict(
    'monitoramento.relatorios-demais',
    'Você já tem relatórios na fila. Espere um deles ficar pronto para pedir outro.',
  );
