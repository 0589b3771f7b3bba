import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AtoProps } from '#shell/atos/casos.ts';
import { readRegistro } from '#shell/atos/registro.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { ESPERA_MS } from '../caso-vivo/mudanca.tsx';
import { abrirCaso, CASO, contar, umCasoDaEquipe } from '../testing-tratar.tsx';

/**
 * A stand-in for the form of an act: a field, the cases it was given, a cancel button and a submit
 * button.
 */
function Formulario({ casos, onFeito, onCancelar }: AtoProps) {
  return (
    <>
      <textarea aria-label="Texto do ato" />
      <output aria-label="versão do ato">{casos[0]?.versao}</output>
      <button type="button" onClick={onFeito}>
        Fazer
      </button>
      <button type="button" onClick={onCancelar}>
        Cancelar
      </button>
    </>
  );
}
const { formularios } = readRegistro();
const deVerdade = { ...formularios };
beforeAll(() => void Object.assign(formularios, { responder: Formulario, encaminhar: Formulario }));
afterAll(() => void Object.assign(formularios, deVerdade));

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

const barra = () => screen.findByRole('group', { name: 'O que fazer agora' });
const responder = async () =>
  userEvent.click(within(await barra()).getByRole('button', { name: 'Responder' }));
const texto = () => screen.getByRole('textbox', { name: 'Texto do ato' });
const versao = () => screen.getByLabelText('versão do ato').textContent;

describe('an act on the page of its case', () => {
  it('opens in place and its heading takes the focus', async () => {
    abrirCaso();
    await responder();
    expect(document.activeElement?.textContent).toBe('Responder');
    expect(document.activeElement?.tagName).toBe('H2');
    // The form has its own primary button.
    const daBarra = within(await barra()).getAllByRole('button');
    expect(daBarra.filter(({ className }) => className.includes('primary'))).toEqual([]);
  });

  it('closes at once while nothing was typed', async () => {
    abrirCaso();
    await responder();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('textbox', { name: 'Texto do ato' })).toBeNull();
  });

  it('asks before it throws away what was typed, and keeps it if told so', async () => {
    abrirCaso();
    await responder();
    await userEvent.type(texto(), 'Prezada,');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar escrevendo' }));
    expect(texto()).toHaveProperty('value', 'Prezada,');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar sem concluir' }));
    expect(screen.queryByRole('textbox', { name: 'Texto do ato' })).toBeNull();
  });

  it('says what was done, gives it the focus and reads the case again', async () => {
    const chamadas = abrirCaso();
    await responder();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer' }));
    expect(await screen.findByText('Resposta enviada.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Resposta enviada.');
    await waitFor(() => expect(chamadas.filter(({ key }) => key === CASO).length).toBeGreaterThan(1));
  });
});

describe('a change by somebody else', () => {
  const mudou = { idManifestacao: 42, versao: 4, acao: 'Prorrogação', responsavel: 'Renata (CGU)' };
  const aviso = () => screen.findByText('Esta manifestação mudou.', {}, { timeout: 4000 });
  const umMomento = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  // The page waits before it says so; the tests do not depend on how long, so they do not wait.
  beforeEach(() => {
    const esperar = globalThis.setTimeout;
    const semEspera = (fazer: () => void, ms?: number) => esperar(fazer, ms === ESPERA_MS ? 0 : ms);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(semEspera as typeof setTimeout);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is told by name, moves nothing, and the open form goes on from it only when the person says so', async () => {
    let agora = 3;
    const chamadas = abrirCaso({ outras: { [CASO]: () => ({ body: umCasoDaEquipe({ versao: agora }) }) } });
    await responder();
    await userEvent.type(texto(), 'Prezada,');
    const lidas = chamadas.filter(({ key }) => key === CASO).length;
    agora = 4;
    act(() => contar('manifestacao', mudou));
    await aviso();
    expect(screen.getByText(/O prazo do órgão foi prorrogado. Por Renata \(CGU\), agora./)).toBeDefined();
    expect(chamadas.filter(({ key }) => key === CASO).length).toBe(lidas);
    expect(versao()).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    await waitFor(() => expect(versao()).toBe('4'));
    expect(texto()).toHaveProperty('value', 'Prezada,');
    expect(screen.queryByText('Esta manifestação mudou.')).toBeNull();
  });

  it('is not told of another case, nor of what is already on the screen', async () => {
    abrirCaso();
    await barra();
    act(() => contar('manifestacao', { ...mudou, idManifestacao: 43 }));
    await umMomento();
    expect(screen.queryByText('Esta manifestação mudou.')).toBeNull();
    act(() => contar('manifestacao', { ...mudou, versao: 3 }));
    await umMomento();
    expect(screen.queryByText('Esta manifestação mudou.')).toBeNull();
  });

  it('is not told of what the person did themself, however long the answer takes', async () => {
    abrirCaso();
    await barra();
    act(() => contar('manifestacao', { ...mudou, propria: true }));
    await umMomento();
    expect(screen.queryByText('Esta manifestação mudou.')).toBeNull();
  });

  it('of a tag or the urgency is not called the beginning of the analysis', async () => {
    abrirCaso();
    await barra();
    act(() => contar('manifestacao', { ...mudou, acao: 'Análise' }));
    await aviso();
    expect(screen.getByText(/A análise mudou: responsável, assunto, etiquetas/)).toBeDefined();
  });

  it('that was missed while the connection was down is told as well', async () => {
    abrirCaso({ outras: { 'GET /tratamento/mudancas?ids=42': { body: { itens: [{ versao: 5 }] } } } });
    await barra();
    act(() => contar('retomada', {}));
    await aviso();
    expect(screen.getByText(/enquanto a sua conexão caiu/)).toBeDefined();
  });
});

describe('the keyboard', () => {
  it('answers with r, but not while one types', async () => {
    abrirCaso();
    await barra();
    await userEvent.click(screen.getByRole('button', { name: 'Notas internas' }));
    const notas = await screen.findByRole('textbox', { name: /Nova nota/ });
    await userEvent.type(notas, 'r');
    expect(screen.queryByRole('textbox', { name: 'Texto do ato' })).toBeNull();
    notas.blur();
    await userEvent.keyboard('r');
    expect(texto()).toBeDefined();
  });

  it('goes to the notes with n and to its sheet with ?', async () => {
    abrirCaso();
    await barra();
    await userEvent.keyboard('n');
    const notas = await screen.findByRole('textbox', { name: /Nova nota/ });
    await waitFor(() => expect(document.activeElement).toBe(notas));
    notas.blur();
    await userEvent.keyboard('n');
    expect(document.activeElement).toBe(notas);
    notas.blur();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeDefined();
  });

  it('WCAG 2.1.4 can be switched off, and stays so in this browser', async () => {
    abrirCaso();
    await userEvent.click(await screen.findByRole('button', { name: 'Atalhos do teclado' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Usar atalhos do teclado' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    await userEvent.keyboard('r');
    expect(screen.queryByRole('textbox', { name: 'Texto do ato' })).toBeNull();
    expect(banco.get('atalhos gestor.cgu')).toEqual({ dono: 'gestor.cgu', ligados: false });
  });
});
