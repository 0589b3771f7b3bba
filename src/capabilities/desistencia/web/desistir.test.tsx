import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { type FormaDaImpressao, FormaNoPapel } from '#shell/impressao/formas.ts';
import { Desistencias } from './desistencias.tsx';
import { Desistir } from './desistir.tsx';
import type { AtoDeDesistir } from './palavras-do-dialogo.ts';

afterEach(() => void vi.unstubAllGlobals());

const abrirDialogo = (
  ato: AtoDeDesistir,
  idTipoManifestacao: number = TipoManifestacao.reclamacao,
  acoes: readonly string[] = [],
) => {
  const rotas = ['desistir', 'pedir-desistencia', 'desistir-em-parte', 'pedir-desistencia-em-parte'];
  const chamadas = servir(
    Object.fromEntries(rotas.map((rota) => [`POST /manifestacoes/42/${rota}`, { body: { ok: true } }])),
  );
  const caso = umCaso({
    tipo: { idTipoManifestacao, descTipoManifestacao: 'Tipo' },
    historico: acoes.map((acao) => ({
      acao,
      frase: '',
      responsavel: 'Você',
      isVisualizacao: false,
      ocorridoEm: '2026-03-12T12:00:00.000Z',
    })),
  });
  const feito = vi.fn();
  abrir(() => <Desistir ato={ato} caso={caso} onFeito={feito} onFechar={vi.fn()} />, '/ato', '/ato');
  return { chamadas, feito };
};

describe('Lei 9.784/1999, art. 51: the dialog says what happens, and it is true', () => {
  it('of a reclamação: archived, may be asked for again, and the office may go on', async () => {
    const { chamadas, feito } = abrirDialogo('desistir');
    const dialogo = await screen.findByRole('dialog', { name: 'Desistir desta manifestação?' });
    expect(dialogo.textContent).toContain('será arquivado');
    expect(dialogo.textContent).toContain('pedir a reabertura em até 30 dias');
    expect(dialogo.textContent).toContain('se o interesse público pedir');
    expect(dialogo.textContent).not.toContain('não pode ser desfeito');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Desistir' }));
    await waitFor(() => expect(feito).toHaveBeenCalledOnce());
    expect(chamadas).toMatchObject([{ key: 'POST /manifestacoes/42/desistir', body: {} }]);
  });

  it('of a request that went to an instance: nothing opens it again, and no reopening is promised', async () => {
    abrirDialogo('desistir', TipoManifestacao.acessoAInformacao, [Acao.registroRecurso]);
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo.textContent).toContain('já foi a recurso não é reaberto');
    expect(dialogo.textContent).not.toContain('pedir a reabertura');
  });

  it('of an access request: there will be nothing to appeal against, and the office does not go on by itself', async () => {
    abrirDialogo('desistir', TipoManifestacao.acessoAInformacao);
    const dialogo = await screen.findByRole('dialog');
    expect(dialogo.textContent).toContain('não haverá resposta de que recorrer');
    expect(dialogo.textContent).not.toContain('interesse público');
  });

  it('of a denúncia: nothing is archived, the office decides; threats are asked about and sent', async () => {
    const { chamadas, feito } = abrirDialogo('pedirDesistencia', TipoManifestacao.denuncia);
    const dialogo = await screen.findByRole('dialog', { name: 'Desistir desta denúncia?' });
    expect(dialogo.textContent).toContain('não é arquivado com a sua desistência');
    await userEvent.click(within(dialogo).getByLabelText(/Alguém ameaçou ou pressionou você/));
    await userEvent.paste('Meu chefe me ameaçou.');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Pedir para desistir' }));
    await waitFor(() => expect(feito).toHaveBeenCalledOnce());
    expect(chamadas[0]).toMatchObject({
      key: 'POST /manifestacoes/42/pedir-desistencia',
      body: { ameaca: 'Meu chefe me ameaçou.' },
    });
  });

  it.each([
    ['desistirEmParte', 'Desistir desta parte', /O órgão é avisado da parte/],
    [
      'pedirDesistenciaEmParte',
      'Pedir para desistir desta parte',
      /O órgão decide se deixa de apurar essa parte/,
    ],
  ] as const)('%s: asks which part', async (ato, aceitar, oQueAcontece) => {
    const { chamadas } = abrirDialogo(ato);
    const dialogo = await screen.findByRole('dialog', { name: 'Desistir de uma parte?' });
    expect(within(dialogo).getByText(oQueAcontece)).toBeDefined();
    await userEvent.click(within(dialogo).getByRole('button', { name: aceitar }));
    const parte = within(dialogo).getByLabelText('De que parte você desiste?');
    await waitFor(() => expect(parte.getAttribute('aria-invalid')).toBe('true'));
    expect(chamadas).toEqual([]);
    await userEvent.type(parte, 'Do segundo posto.');
    await userEvent.click(within(dialogo).getByRole('button', { name: aceitar }));
    await waitFor(() => expect(chamadas[0]?.body).toEqual({ parte: 'Do segundo posto.' }));
  });
});

describe('what was given up, on the page of the case', () => {
  const desistencia = {
    idDesistencia: 1,
    parte: null,
    motivo: 'Cansei.',
    ameaca: 'Meu chefe me ameaçou.',
    pedidaEm: '2026-03-05T13:00:00Z',
    esperaDecisao: true,
    decisao: null,
    justificativa: null,
  };
  const mostrar = (lado: 'manifestante' | 'orgao', forma: FormaDaImpressao | null = null) => {
    servir({});
    const tela = () => (
      <FormaNoPapel value={forma}>
        <Desistencias desistencias={[desistencia]} lado={lado} />
      </FormaNoPapel>
    );
    abrir(tela, '/caso', '/caso');
  };

  it('warns the office of the threat, in the words of who was threatened', async () => {
    mostrar('orgao');
    expect(await screen.findByText(/foi ameaçado ou pressionado a desistir/)).toBeDefined();
    expect(screen.getByText('Meu chefe me ameaçou.')).toBeDefined();
    expect(screen.getByText('Esperando a sua decisão')).toBeDefined();
  });

  it('prints the threat for the office, never in the copy that is filed in a process', async () => {
    mostrar('orgao', 'processo');
    expect(await screen.findByText(/^Desistência de tudo, pedida em/)).toBeDefined();
    expect(screen.getByText('Meu chefe me ameaçou.').closest('.papel-fora')?.hasAttribute('hidden')).toBe(
      true,
    );
  });

  it('tells the person that the office decides', async () => {
    mostrar('manifestante');
    expect(await screen.findByText('Esperando a decisão do órgão')).toBeDefined();
  });
});
