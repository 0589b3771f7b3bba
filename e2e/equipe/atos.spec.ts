import { expect, type Page } from '@playwright/test';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import {
  abrirAto,
  abrirCaso,
  type CasoNovo,
  CELULAR,
  COMPUTADOR,
  confirmar,
  escolher,
  marcar,
  registrarCaso,
  test,
} from '../support/dois-lados.ts';

const FRASE = 'O setor responsável precisa de mais elementos para concluir com cuidado.';
const escrever = (page: Page, campo: string, texto = FRASE) =>
  page.getByRole('textbox', { name: campo }).fill(texto);

interface Jornada {
  readonly tipo?: number;
  /** The act's button; absent for what is done outside the bar. */
  readonly ato?: string;
  readonly fazer: (equipe: Page) => Promise<void>;
  /** What the office sees once it is done. */
  readonly pronto: string | RegExp;
  /** The line of the history that the citizen reads; absent for what only the office sees. */
  readonly historico?: string;
  readonly aCidadaVe?: (cidada: Page, caso: CasoNovo) => Promise<void>;
}

const responder: Jornada = {
  ato: 'Responder',
  fazer: async (equipe) => {
    await escrever(equipe, 'Resposta', 'Abrimos mais dois guichês e a espera caiu para vinte minutos.');
    await escrever(equipe, 'Decisão final', 'A reclamação procede e o horário foi ampliado.');
    await equipe.getByRole('button', { name: 'Responder', exact: true }).last().click();
    await confirmar(equipe, 'Responder');
  },
  pronto: 'Resposta enviada.',
  historico: 'Registro Resposta',
  aCidadaVe: async (cidada) => {
    await expect(cidada.getByText('Abrimos mais dois guichês')).toBeVisible();
    await expect(cidada.getByRole('link', { name: 'Avaliar a resposta' })).toBeVisible();
  },
};

const arquivar: Jornada = {
  ato: 'Arquivar',
  fazer: async (equipe) => {
    await escolher(equipe, 'Motivo', 'Duplicidade');
    await escrever(equipe, 'Justificativa');
    await equipe.getByRole('button', { name: 'Arquivar', exact: true }).last().click();
    await confirmar(equipe, 'Arquivar');
  },
  pronto: 'Manifestação arquivada.',
  historico: 'Arquivamento',
};

/** Each act of the office, on the page of the case and as the person who filed it sees it. */
const jornadas: Readonly<Record<string, Jornada>> = {
  assumir: {
    ato: 'Assumir',
    fazer: async () => undefined,
    pronto: 'Você agora é responsável por esta manifestação.',
    historico: 'Análise',
  },
  analisar: {
    ato: 'Analisar',
    fazer: async (equipe) => {
      await marcar(equipe, /^Urgente/);
      await equipe.getByRole('button', { name: 'Salvar análise' }).click();
    },
    pronto: 'Análise guardada.',
  },
  responder,
  'resposta intermediária': {
    ato: 'Responder',
    fazer: async (equipe) => {
      await marcar(equipe, /^Intermediária/);
      await escrever(equipe, 'Resposta', 'Estamos ouvindo a área e voltamos na semana que vem.');
      await equipe.getByRole('button', { name: 'Enviar resposta intermediária' }).click();
    },
    pronto: 'Resposta enviada.',
    historico: 'Registro Resposta',
    aCidadaVe: (cidada) => expect(cidada.getByText('Estamos ouvindo a área')).toBeVisible(),
  },
  prorrogar: {
    ato: 'Prorrogar',
    fazer: async (equipe) => {
      await expect(equipe.getByText(/O prazo passa de/).first()).toBeVisible();
      await escolher(equipe, 'Motivo', 'Complexidade');
      await escrever(equipe, 'Justificativa');
      await equipe.getByRole('button', { name: 'Prorrogar', exact: true }).last().click();
      await confirmar(equipe, 'Prorrogar');
    },
    pronto: 'Prazo prorrogado.',
    historico: 'Prorrogação',
    aCidadaVe: (cidada) => expect(cidada.getByText(/Prazo original:/)).toBeVisible(),
  },
  'pedir complementação': {
    ato: 'Pedir complementação',
    fazer: async (equipe) => {
      await escrever(equipe, 'O que falta saber', 'Em qual unidade e em que dia foi o atendimento?');
      await equipe.getByRole('button', { name: 'Pedir complementação', exact: true }).last().click();
      await confirmar(equipe, 'Pedir');
    },
    pronto: 'Pedido de complementação enviado.',
    aCidadaVe: async (cidada) => {
      await cidada.getByRole('link', { name: 'Complementar' }).click();
      await expect(cidada.getByRole('blockquote')).toContainText('Em qual unidade');
    },
  },
  'encaminhar a outro órgão': {
    ato: 'Encaminhar',
    fazer: async (equipe) => {
      await marcar(equipe, /^Outro órgão/);
      await equipe.getByRole('searchbox', { name: 'Órgão que recebe' }).fill('IFCE');
      await marcar(equipe, /^IFCE/);
      await escrever(equipe, 'Texto para o órgão que recebe');
      await escrever(equipe, 'Texto para quem registrou', 'O assunto é do IFCE, que passa a cuidar dele.');
      await equipe.getByRole('button', { name: 'Encaminhar', exact: true }).last().click();
      await confirmar(equipe, 'Encaminhar');
    },
    pronto: /encaminhada/i,
    historico: 'Encaminhamento',
    aCidadaVe: (cidada) => expect(cidada.getByText(/IFCE/).first()).toBeVisible(),
  },
  arquivar,
  'alterar tipo': {
    ato: 'Alterar tipo',
    fazer: async (equipe) => {
      await marcar(equipe, /^Solicitação/);
      await escrever(equipe, 'Motivo', 'A pessoa pede uma providência do órgão.');
      await equipe.getByRole('button', { name: 'Mudar o tipo' }).click();
      await equipe.getByRole('dialog').getByRole('button').last().click();
    },
    pronto: 'Tipo alterado.',
    historico: 'Alteração de tipo',
    aCidadaVe: (cidada) => expect(cidada.getByText('Solicitação', { exact: true }).first()).toBeVisible(),
  },
  'restringir conteúdo': {
    ato: 'Restringir conteúdo',
    fazer: async (equipe) => {
      await escrever(equipe, 'Motivo', 'O texto traz dados pessoais de uma terceira pessoa.');
      await equipe.getByRole('button', { name: 'Restringir conteúdo', exact: true }).last().click();
    },
    pronto: 'Conteúdo restrito.',
    historico: 'Restrição de conteúdo',
  },
  'análise preliminar': {
    tipo: TipoManifestacao.denuncia,
    ato: 'Análise preliminar',
    fazer: async (equipe) => {
      await marcar(equipe, /^Sim, é apta/);
      for (const parte of ['Autoria', 'Materialidade', 'Relevância']) await escrever(equipe, parte);
      await equipe.getByRole('button', { name: 'Salvar análise' }).click();
    },
    pronto: 'Análise preliminar guardada.',
    historico: 'Análise',
  },
  'pedir consentimento': {
    tipo: TipoManifestacao.denuncia,
    ato: 'Pedir consentimento',
    fazer: async (equipe) => {
      await marcar(equipe, /^Um órgão que não usa/);
      await escrever(equipe, 'Nome do órgão', 'Ministério Público Federal');
      await escrever(equipe, 'Motivo');
      await equipe.getByRole('button', { name: 'Pedir consentimento', exact: true }).last().click();
      await confirmar(equipe, 'Pedir');
    },
    pronto: 'Pedido de consentimento enviado.',
    historico: 'Consentimento',
    aCidadaVe: (cidada) =>
      expect(cidada.getByRole('link', { name: 'Responder ao pedido de consentimento' })).toBeVisible(),
  },
  'ver identidade': {
    tipo: TipoManifestacao.denuncia,
    fazer: async (equipe) => {
      await expect(equipe.getByText('A identidade de quem registrou é protegida.')).toBeVisible();
      await equipe.getByRole('button', { name: 'Ver identidade' }).click();
      await escrever(equipe, 'Justificativa', 'Preciso saber se a pessoa ainda trabalha no setor apurado.');
      await equipe.getByRole('button', { name: 'Pedir a aprovação' }).click();
      const dialogo = equipe.getByRole('dialog', { name: 'Confirme que é você' });
      await expect(dialogo).toContainText('Use o código de demonstração: 000000');
      await dialogo.getByRole('textbox', { name: 'Código' }).fill('000000');
      await dialogo.getByRole('button', { name: 'Confirmar' }).click();
    },
    pronto: 'O pedido para abrir a identidade ficou no histórico.',
    historico: 'Abertura de identidade',
  },
};

const fazerNoCaso = async (equipe: Page, caso: CasoNovo, jornada: Jornada): Promise<void> => {
  await abrirCaso(equipe, caso);
  if (jornada.ato) await abrirAto(equipe, jornada.ato);
  await jornada.fazer(equipe);
  await expect(equipe.getByText(jornada.pronto).first()).toBeVisible();
};

const conferirDoOutroLado = async (cidada: Page, caso: CasoNovo, jornada: Jornada): Promise<void> => {
  await abrirCaso(cidada, caso);
  if (jornada.historico) {
    await expect(cidada.getByRole('region', { name: 'Histórico' })).toContainText(jornada.historico);
  }
  await jornada.aCidadaVe?.(cidada, caso);
};

for (const [nome, jornada] of Object.entries(jornadas)) {
  test(`${nome}: the office does it, the citizen sees it`, async ({ entrar }) => {
    const cidada = await entrar('maria.cidada', CELULAR);
    const equipe = await entrar('gestor.cgu', COMPUTADOR);
    const caso = await registrarCaso(cidada, jornada.tipo);
    await fazerNoCaso(equipe, caso, jornada);
    await conferirDoOutroLado(cidada, caso, jornada);
  });
}

test('reabrir: what was archived goes on with a new term', async ({ entrar }) => {
  const cidada = await entrar('maria.cidada', CELULAR);
  const equipe = await entrar('gestor.cgu', COMPUTADOR);
  const caso = await registrarCaso(cidada);
  await fazerNoCaso(equipe, caso, arquivar);
  const reabrir: Jornada = {
    ato: 'Reabrir',
    fazer: async () => {
      await escrever(equipe, 'Justificativa');
      await equipe.getByRole('button', { name: 'Reabrir', exact: true }).last().click();
      await confirmar(equipe, 'Reabrir');
    },
    pronto: 'Manifestação reaberta.',
    historico: 'Reabertura',
  };
  await fazerNoCaso(equipe, caso, reabrir);
  await conferirDoOutroLado(cidada, caso, reabrir);
});

test('tramitar: the area contributes, and the analyst reads it; the citizen knows of both and reads neither', async ({
  entrar,
}) => {
  const cidada = await entrar('maria.cidada', CELULAR);
  const equipe = await entrar('gestor.cgu', COMPUTADOR);
  const area = await entrar('colaborador.cgu', COMPUTADOR);
  const caso = await registrarCaso(cidada);
  const pergunta = `Quantos guichês estavam abertos? ${caso.texto.slice(-12)}`;
  await fazerNoCaso(equipe, caso, {
    ato: 'Tramitar',
    fazer: async () => {
      const destino = equipe.getByRole('combobox', { name: 'Para quem' });
      await destino.click();
      await destino.pressSequentially('colab');
      await destino.press('ArrowDown');
      await destino.press('Enter');
      await escrever(equipe, 'O que você precisa saber', pergunta);
      await equipe.getByRole('button', { name: 'Tramitar', exact: true }).last().click();
    },
    pronto: 'Enviada à área.',
  });
  await area.goto('/web/manifestacao/colaborar');
  await expect(area.getByText(pergunta)).toBeVisible();
  await area.getByRole('link', { name: `Contribuir com ${caso.protocolo}` }).click();
  await expect(area.getByText('Maria Aparecida')).toHaveCount(0);
  await escrever(area, 'Sua contribuição', 'Estavam abertos dois dos cinco guichês.');
  await area.getByRole('button', { name: 'Enviar contribuição' }).click();
  await abrirCaso(equipe, caso);
  await expect(equipe.getByText('Estavam abertos dois dos cinco guichês.')).toBeVisible();
  await abrirCaso(cidada, caso);
  await expect(cidada.getByRole('region', { name: 'Histórico' })).toContainText('Contribuição');
  await expect(cidada.getByText('Estavam abertos dois')).toHaveCount(0);
});
