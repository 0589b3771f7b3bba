import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { abrirAto, confirmar, escolherOpcao, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { FormaNoPapel } from '#shell/impressao/formas.ts';
import { banco } from '#testing/idb.ts';
import { DesfechoDoCaso } from './desfecho-do-caso.tsx';
import InformarProcesso from './informar-processo-form.tsx';
import RegistrarDesfecho from './registrar-desfecho-form.tsx';

const REGISTRAR = 'POST /tratamento/registrar-desfecho';
const INFORMAR = 'POST /tratamento/informar-processo';
const DESFECHOS = 'GET /manifestacoes/1/desfechos';
const resultados = {
  body: [
    { idResultado: 1, descricao: 'Em apuração', encerra: false },
    { idResultado: 3, descricao: 'Procedente, com sanção aplicada', encerra: true },
  ],
};
const TEXTO = 'A corregedoria ouviu as testemunhas e puniu o servidor.';
const casos = [{ idManifestacao: 1, versao: 10 }];

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

const preencher = async () => {
  await escolherOpcao('Resultado', 'Procedente, com sanção aplicada');
  await userEvent.type(screen.getByLabelText('Órgão que apura'), 'Corregedoria');
  await userEvent.click(screen.getByLabelText('Texto para quem registrou'));
  await userEvent.paste(TEXTO);
};

describe('registrar desfecho', () => {
  it('sends what is filled in, and leaves out what is not, after one more question', async () => {
    const { chamadas, feito } = abrirAto(RegistrarDesfecho, [umCasoEscolhido(1, 1)], {
      'GET /desfechos/resultados': resultados,
      [REGISTRAR]: feitas(1),
    });
    await preencher();
    await userEvent.type(screen.getByLabelText(/^Fim da apuração/), '02/03/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar desfecho' }));
    await confirmar('Registrar');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.at(-1)?.body).toEqual({
      casos,
      idResultado: 3,
      orgaoApurador: 'Corregedoria',
      encerradoEm: '2026-03-02',
      texto: TEXTO,
    });
    expect(banco.size).toBe(0);
  });

  it('says at once that a NUP has wrong digits, and puts a refusal of the server beside its field', async () => {
    const frase = 'A apuração não pode terminar antes de começar.';
    abrirAto(RegistrarDesfecho, [umCasoEscolhido(1, 1)], {
      'GET /desfechos/resultados': resultados,
      [REGISTRAR]: recusa(400, frase, { details: { campos: { encerradoEm: frase } } }),
    });
    await preencher();
    const processo = screen.getByLabelText(/^Número do processo/);
    await userEvent.type(processo, '00106.000123/2024-49');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar desfecho' }));
    expect((await screen.findAllByText(/os dois últimos algarismos não batem/)).length).toBeGreaterThan(0);
    await userEvent.clear(processo);
    await userEvent.click(screen.getByRole('button', { name: 'Registrar desfecho' }));
    await confirmar('Registrar');
    expect(await screen.findByRole('link', { name: frase })).toBeDefined();
  });
});

it('registering an outcome promises an e-mail only to who left one, and says where others read it', () => {
  abrirAto(RegistrarDesfecho, [umCasoEscolhido(1)], {});
  const aviso = screen.getByText(/Quem registrou recebe um e-mail, se informou um\./);
  expect(aviso.textContent).toContain('quem não tem e-mail lê com o protocolo e o código de acesso');
});

it('informar processo punctuates the number that was typed', async () => {
  const { chamadas, feito } = abrirAto(InformarProcesso, [umCasoEscolhido(1)], { [INFORMAR]: feitas(1) });
  await userEvent.type(screen.getByLabelText(/^Número do processo/), '00106000123202448');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar número' }));
  await waitFor(() => expect(feito.vezes).toBe(1));
  expect(chamadas.at(-1)?.body).toEqual({ casos, processo: '00106.000123/2024-48' });
});

describe('on the page of the case', () => {
  const mostrar = (historico: { acao: string }[], respostas = {}) => {
    const chamadas = servir(respostas);
    abrir(() => <DesfechoDoCaso caso={{ idManifestacao: 1, historico }} />, '/caso', '/caso');
    return chamadas;
  };
  const um = (idDesfecho: number, resultado: string) => ({
    idDesfecho,
    resultado,
    orgaoApurador: 'Corregedoria',
    processo: '00106.000123/2024-48',
    abertoEm: '2026-01-05',
    encerradoEm: null,
    texto: `Texto ${idDesfecho}`,
    responsavel: 'Gil Gestor (CGU)',
    registradoEm: '2026-03-05T13:00:00Z',
  });

  it('N14 printed for a process, it names the office and nobody of it', async () => {
    servir({
      [DESFECHOS]: {
        body: {
          desfechos: [um(1, 'Em apuração')],
          processos: [
            {
              numero: '00106.000999/2024-11',
              responsavel: 'Gil Gestor (CGU)',
              informadoEm: '2026-03-05T13:00:00Z',
            },
          ],
        },
      },
    });
    const caso = { idManifestacao: 1, historico: [{ acao: 'Desfecho' }] };
    abrir(
      () => (
        <FormaNoPapel value="processo">
          <DesfechoDoCaso caso={caso} />
        </FormaNoPapel>
      ),
      '/caso',
      '/caso',
    );
    expect(await screen.findAllByText(/^CGU, em /)).toHaveLength(2);
    expect(screen.queryByText(/Gil Gestor/)).toBeNull();
  });

  it('the last outcome is read first, the others stay folded, and processes follow', async () => {
    mostrar([{ acao: 'Desfecho' }], {
      [DESFECHOS]: {
        body: {
          desfechos: [um(2, 'Procedente em parte'), um(1, 'Em apuração')],
          processos: [
            { numero: '00106.000999/2024-11', responsavel: 'Gil', informadoEm: '2026-03-05T13:00:00Z' },
          ],
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'O que foi apurado' })).toBeDefined();
    expect(screen.getByText('Procedente em parte')).toBeDefined();
    expect(screen.getByText('Texto 2')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Antes, em .*Em apuração$/ })).toBeDefined();
    expect(screen.getByText('00106.000999/2024-11')).toBeDefined();
  });

  it('nothing is asked where the history knows of none, and a failure can be tried again', async () => {
    expect(mostrar([{ acao: 'Cadastro' }])).toEqual([]);
    mostrar([{ acao: 'Processo' }], { [DESFECHOS]: recusa(503, 'Fora do ar.') });
    expect(await screen.findByText('Não foi possível carregar o que foi apurado.')).toBeDefined();
  });
});
