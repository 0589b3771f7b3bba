import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { Saude } from '../contract.ts';
import { conferirSaude, type Medido, piorEstado } from '../domain/conferir-saude.ts';
import { tudoBem } from '../domain/testing-saude.ts';
import SaudeDaPlataformaPage from './saude-da-plataforma-page.tsx';

const ONDE = '/configuracoes/saude-da-plataforma';
const SAUDE = 'GET /saude-da-plataforma';

const saude = (medido: Medido = tudoBem, orgaos: Saude['orgaos'] = []): Saude => {
  const grupos = conferirSaude(medido).map(({ nome, itens }) => ({ nome, itens: [...itens] }));
  return { em: '2026-03-12T12:00:00.000Z', estado: piorEstado(grupos), grupos, orgaos };
};

beforeEach(() => signIn(aGestor({ perfilAtual: { idPerfil: 1, descPerfil: 'Administrador' } })));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

const abrirCom = (body: Saude) => {
  servir({ [SAUDE]: { body } });
  abrir(SaudeDaPlataformaPage, ONDE, ONDE);
};

describe('the health of the platform on the screen', () => {
  it('draws a place for what is coming, and then says at once whether all is well', async () => {
    abrirCom(saude());
    expect(screen.getByText('Carregando a saúde da plataforma…')).toBeDefined();
    expect(await screen.findByText('Tudo vai bem.')).toBeDefined();
    expect(screen.getByText(/Números do banco de .*12/)).toBeDefined();
    expect(screen.queryByText('O que fazer:')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nenhum prazo vencido nem por vencer' })).toBeDefined();
  });

  it('says of each thing in words how it is, what it means, and what to do where something is to be done', async () => {
    const emails = { esperando: 3, tentandoDeNovo: 3, desistidos: 0, segundosDoMaisAntigo: 8 * 3600 };
    abrirCom(saude({ ...tudoBem, figuras: { ...tudoBem.figuras, emails } }));
    expect(await screen.findByText('Há o que fazer agora.')).toBeDefined();
    const item = screen.getByRole('heading', { name: 'E-mails por enviar' }).closest('li') as HTMLElement;
    expect(within(item).getByText('Agir agora')).toBeDefined();
    expect(within(item).getByText('3 esperam; o mais antigo há 8 horas')).toBeDefined();
    expect(within(item).getByText(/Veja se o servidor de e-mail/)).toBeDefined();
    expect(within(item).getByText('EscutaEmailsParados')).toBeDefined();
    const bem = screen.getByRole('heading', { name: 'Trabalhos à espera' }).closest('li') as HTMLElement;
    expect(within(bem).getByText('Bem')).toBeDefined();
  });

  it('names the offices to call, or leaves them out for who sees only their own place', async () => {
    abrirCom(saude(tudoBem, [{ idOuvidoria: 6, sigla: 'CGU', vencidos: 1204, aVencer: 2 }]));
    const linha = await screen.findByRole('row', { name: /CGU/ });
    expect(within(linha).getByText('1.204')).toBeDefined();
    cleanup();
    abrirCom(saude(tudoBem, null));
    await screen.findByText('Tudo vai bem.');
    expect(screen.queryByRole('heading', { name: 'A quem falar primeiro' })).toBeNull();
  });

  it('what could not be read is told, with a way to try again', async () => {
    servir({ [SAUDE]: { status: 503, body: { message: 'O sistema está muito ocupado agora.' } } });
    abrir(SaudeDaPlataformaPage, ONDE, ONDE);
    expect(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 15_000 })).toBeDefined();
  }, 20_000);
});
