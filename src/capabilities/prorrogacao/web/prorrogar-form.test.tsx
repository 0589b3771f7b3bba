import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import {
  abrirAto,
  confirmar,
  escolherOpcao,
  feita,
  feitas,
  naLista,
  umCasoEscolhido,
} from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import Prorrogar from './prorrogar-form.tsx';
import ProrrogarPage from './prorrogar-page.tsx';

const PREVER = 'GET /tratamento/1/prorrogacao';
const PRORROGAR = 'POST /tratamento/prorrogar';
const MOTIVOS = 'GET /api/motivos-prorrogacao?idTipoFormulario=';
const JUSTIFICATIVA = 'A área técnica ainda levanta os documentos.';

const previsao = {
  body: {
    prazoAtual: '2026-03-12',
    prazoNovo: '2026-04-11',
    dias: 30,
    motivos: [{ idMotivoProrrogacao: 2, descMotivoProrrogacao: 'Necessidade de consulta a outras unidades' }],
  },
};
const motivos = (...nomes: readonly (readonly [number, string])[]) => ({
  body: nomes.map(([idMotivoProrrogacaoManifestacao, descMotivoProrrogacaoManifestacao]) => ({
    idMotivoProrrogacaoManifestacao,
    descMotivoProrrogacaoManifestacao,
  })),
});

const preencher = async (motivo = 'Necessidade de consulta a outras unidades') => {
  await escolherOpcao('Motivo', motivo);
  await userEvent.type(screen.getByLabelText('Justificativa'), JUSTIFICATIVA);
  await userEvent.click(screen.getByRole('button', { name: 'Prorrogar' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('extending a term', () => {
  it('N14 what is typed for several cases is kept for them, as that of one is for it', async () => {
    signIn(aGestor());
    const casos = [umCasoEscolhido(1), umCasoEscolhido(2)];
    const respostas = {
      [`${MOTIVOS}1`]: motivos([2, 'Consulta']),
      [`${MOTIVOS}2`]: motivos([2, 'Consulta']),
    };
    abrirAto(Prorrogar, casos, respostas);
    await userEvent.type(await screen.findByLabelText('Justificativa'), 'Pela metade');
    await waitFor(() =>
      expect([...banco.entries()]).toMatchObject([
        ['1 lote 1,2 prorrogar.justificativa', { dono: 'gestor.cgu', texto: 'Pela metade' }],
      ]),
    );
    cleanup();
    abrirAto(Prorrogar, casos, respostas);
    expect(await screen.findByText('Recuperamos o que você tinha escrito aqui.')).toBeDefined();
  });

  it('shows the new date before anything is sent, and again where it is confirmed', async () => {
    // Only of somebody signed in is anything kept.
    signIn(aGestor());
    const { chamadas, feito } = abrirAto(Prorrogar, [umCasoEscolhido(1)], {
      [PREVER]: previsao,
      [PRORROGAR]: feitas(1),
    });
    const frase = 'O prazo passa de qui., 12/03/2026 para sáb., 11/04/2026 (+30 dias).';
    expect(await screen.findByText(frase)).toBeDefined();
    await preencher();
    expect(within(await screen.findByRole('dialog')).getByText(frase)).toBeDefined();
    expect(chamadas.some(({ key }) => key === PRORROGAR)).toBe(false);
    expect([...banco.values()]).toMatchObject([{ texto: JUSTIFICATIVA }]);
    await confirmar('Prorrogar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === PRORROGAR)?.body).toEqual({
      podeDesfazer: true,
      casos: [{ idManifestacao: 1, versao: 10 }],
      idMotivoProrrogacao: 2,
      justificativa: JUSTIFICATIVA,
    });
    expect(banco.size).toBe(0);
  });

  it('asks for a reason and a justification beside the fields', async () => {
    abrirAto(Prorrogar, [umCasoEscolhido(1)], { [PREVER]: previsao });
    await screen.findByText(/^O prazo passa/);
    await userEvent.click(screen.getByRole('button', { name: 'Prorrogar' }));
    expect(await screen.findByRole('link', { name: 'O campo Motivo é obrigatório!' })).toBeDefined();
    expect(screen.getByLabelText('Justificativa').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why where the term cannot be extended, instead of asking in vain', async () => {
    abrirAto(Prorrogar, [umCasoEscolhido(1)], { [PREVER]: recusa(409, 'O prazo já foi prorrogado.') });
    expect(await screen.findByText(/^O prazo já foi prorrogado\. Prorroga-se uma vez só/)).toBeDefined();
    expect(screen.queryByLabelText('Justificativa')).toBeNull();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDefined();
  });

  it('of many says what each gains, with the reasons all of them may have, and a line for each', async () => {
    const { chamadas } = abrirAto(Prorrogar, [umCasoEscolhido(1), umCasoEscolhido(2, 8)], {
      [`${MOTIVOS}1`]: motivos([1, 'Complexidade'], [4, 'Outros']),
      [`${MOTIVOS}3`]: motivos([1, 'Complexidade'], [3, 'Volume']),
      [PREVER]: previsao,
      'GET /tratamento/2/prorrogacao': recusa(409, 'O prazo já venceu.'),
      [PRORROGAR]: {
        body: {
          resultados: [
            feita(1),
            { ...feita(2), feito: false, codigo: 'x', mensagem: 'O prazo já foi prorrogado.' },
          ],
        },
      },
    });
    expect(await screen.findByText(/ouvidoria ganha 30 dias e cada pedido/)).toBeDefined();
    expect(await screen.findByRole('row', { name: /000001.*12\/03\/2026.*11\/04\/2026/ })).toBeDefined();
    expect(await screen.findByText('Fica como está: O prazo já venceu.')).toBeDefined();
    await userEvent.click(screen.getByRole('combobox', { name: 'Motivo' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Complexidade',
    ]);
    await userEvent.keyboard('{Escape}');
    await preencher('Complexidade');
    await confirmar('Prorrogar');
    expect(await screen.findByText('O prazo já foi prorrogado.')).toBeDefined();
    expect(chamadas.filter(({ key }) => key === PRORROGAR)).toHaveLength(1);
    expect(banco.size).toBe(0);
  });

  it('reads the date again when somebody else acted meanwhile, with nothing typed lost', async () => {
    let lidas = 0;
    abrirAto(Prorrogar, [umCasoEscolhido(1)], {
      [PREVER]: () => {
        lidas += 1;
        return previsao;
      },
      [PRORROGAR]: recusa(409, 'Mudou.', {
        code: 'manifestacao.mudou',
        details: { versao: 12, mudancas: [] },
      }),
    });
    await screen.findByText(/^O prazo passa/);
    const antes = lidas;
    await preencher();
    await confirmar('Prorrogar');
    expect(await screen.findByText('Alguém mexeu nesta manifestação enquanto você escrevia.')).toBeDefined();
    // Also after a confirmation dialog that gives the focus back.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Alguém mexeu/));
    expect(screen.getByText(/^Ainda não foi feito: alguém mexeu/)).toBeDefined();
    await waitFor(() => expect(lidas).toBe(antes + 1));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Justificativa').value).toBe(JUSTIFICATIVA);
  });
});

describe('the screen of extending', () => {
  const open = () => abrir(ProrrogarPage, '/manifestacao/prorrogar', '/manifestacao/prorrogar?ids=1');

  it('opens the form for the cases of its address and goes back to the case', async () => {
    usuarioStore.set(aGestor());
    servir({
      'GET /tratamento/manifestacoes?porPagina=100&ids=1': naLista([umCasoEscolhido(1)]),
      [PREVER]: previsao,
      [PRORROGAR]: feitas(1),
    });
    open();
    await screen.findByText(/^O prazo passa/);
    await preencher();
    await confirmar('Prorrogar');
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/1'),
    );
  });

  it('S6-04 opens for an observador, who is told before writing anything', async () => {
    usuarioStore.set(aGestor({ perfilAtual: { idPerfil: Perfil.observador, descPerfil: 'Observador' } }));
    servir({});
    open();
    expect(await screen.findByRole('heading', { name: 'Seu perfil não faz isto' })).toBeDefined();
  });
});
