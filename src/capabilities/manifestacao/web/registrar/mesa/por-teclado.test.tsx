import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor } from '#testing/pessoa-no-navegador.ts';
import CriarPage from '../criar-page.tsx';
import { comecar } from '../registrando.ts';
import {
  abrir,
  enviados,
  esperarEndereco,
  etapaAtual,
  limpar,
  type Pedido,
  registrada,
  servir,
} from '../testing-registrar.tsx';
import { readPartida } from '../tipo/partida.ts';
import SelecionarAssuntoPage from '../tipo/selecionar-assunto-page.tsx';
import { lembrarAtendimento, readUltimoAtendimento } from './ultimo-atendimento.ts';

const naMesa = aGestor({
  nomeOuvidoriaAtual: 'Ouvidoria CGU',
  perfisOuvidorias: [{ idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU - Ouvidoria CGU' }],
});

let pedidos: Pedido[];
beforeEach(() => {
  pedidos = servir({
    'POST /api/app-web/v1/manifestacoes': {
      ...registrada,
      codigoAcesso: null,
      chaveDoCodigo: 'ABCDEFGHJKMNPQRSTVWX',
    },
  });
  usuarioStore.set(naMesa);
});
afterEach(limpar);

/** Counts the keys that command; the letters of the answers are typing. */
const teclado = () => {
  let teclas = 0;
  return {
    quantas: () => teclas,
    tecla: async (nome: string) => {
      teclas += 1;
      await userEvent.keyboard(nome);
    },
    escrever: (texto: string) => userEvent.paste(texto),
  };
};

const SEGUIR = '{Control>}{Enter}{/Control}';
const focado = () => document.activeElement;

/** From the subject to the receipt, without the mouse; the channel is asked once. */
const atender = async ({ comCanal }: { readonly comCanal: boolean }) => {
  const { tecla, escrever, quantas } = teclado();
  abrir(<CriarPage />, '/manifestacao/criar?tipo=2');
  await etapaAtual('Assunto');
  expect(focado()).toBe(screen.getByLabelText('Procure um assunto'));
  await screen.findByText('Saúde');
  await escrever('vacina');
  await tecla('{Enter}');
  await etapaAtual('Relato');
  expect(focado()).toBe(screen.getByLabelText('O que aconteceu?'));
  await escrever('O posto não tem vacina desde segunda.');
  await tecla(SEGUIR);
  await etapaAtual('Identificação');
  if (comCanal) {
    expect(focado()).toBe(screen.getByRole('radio', { name: 'Presencial' }));
    await tecla('{ArrowDown}');
    await tecla('{Tab}');
  }
  expect(focado()).toBe(screen.getByLabelText('Nome'));
  await escrever('José da Silva');
  await tecla('{Tab}');
  await tecla('{Tab}');
  expect(focado()).toBe(screen.getByLabelText(/^CPF/));
  await escrever('52998224725');
  await tecla('{Tab}');
  expect(focado()).toBe(screen.getByLabelText(/^Telefone/, { selector: 'input[type=tel]' }));
  await escrever('85999991234');
  await tecla('{Enter}');
  const revisao = await etapaAtual('Revisão');
  expect(within(revisao).getByText('CGU – Ouvidoria CGU')).toBeDefined();
  await tecla(SEGUIR);
  await screen.findByRole('heading', { name: 'Registro feito: reclamação' });
  return quantas();
};

it('N15 a telephone call is filed with nine keys beside what is typed, and the next one is a key away', async () => {
  expect(await atender({ comCanal: true })).toBe(9);
  expect(screen.getByRole('link', { name: 'Registrar para outra pessoa' }).getAttribute('href')).toBe(
    '/manifestacao/criar/selecionar-assunto',
  );
  expect(readUltimoAtendimento(naMesa.login)).toMatchObject({
    idCanalEntrada: '2',
    orgao: { sigla: 'CGU' },
  });
  // Nothing of the person stays for the next one.
  expect(sessionStorage.getItem('ultimo-atendimento')).not.toMatch(/José|529|99999/);
});

it('N15 the next call takes seven: office and channel are those of the one before', async () => {
  const antes = comecar({ ...readPartida(new URLSearchParams('tipo=2')), tipo: 2 }, crypto.randomUUID(), {
    isAtendente: true,
  });
  const canal = { ...antes.atendimento, idCanalEntrada: '2' };
  lembrarAtendimento({ ...antes, atendimento: canal }, naMesa.login);
  expect(await atender({ comCanal: false })).toBe(7);
  expect(enviados(pedidos)[0]?.body).toMatchObject({
    idOuvidoriaDestino: 6,
    atendimento: { idCanalEntrada: 2, manifestante: { nome: 'José da Silva' } },
  });
});

it('N15 what another clerk used on this computer is not taken', () => {
  const registro = comecar({ ...readPartida(new URLSearchParams('tipo=2')), tipo: 2 }, crypto.randomUUID(), {
    isAtendente: true,
  });
  lembrarAtendimento(registro, 'outra.pessoa');
  expect(readUltimoAtendimento(naMesa.login)).toBeNull();
});

it('N15 a key held down goes on once: nothing is sent that was not looked at', async () => {
  abrir(<CriarPage />, '/manifestacao/criar?tipo=2&idAssunto=0');
  await etapaAtual('Relato');
  await userEvent.paste('O posto não tem vacina.');
  await userEvent.keyboard('{Control>}{Enter>3/}{/Control}');
  await etapaAtual('Identificação');
  expect(enviados(pedidos)).toEqual([]);
});

it('N15 the type comes before the subject, chosen by its number', async () => {
  abrir(<SelecionarAssuntoPage />, '/manifestacao/criar/selecionar-assunto');
  expect(await screen.findByRole('heading', { name: 'O que a pessoa quer fazer?' })).toBeDefined();
  await screen.findByText('Aperte o número do tipo.');
  await userEvent.keyboard('1');
  await esperarEndereco('/manifestacao/criar/selecionar-assunto?tipo=2');
  expect(await screen.findByRole('heading', { name: 'Sobre o que a pessoa quer falar?' })).toBeDefined();
  expect(focado()).toBe(screen.getByLabelText('Procure um assunto'));
});
