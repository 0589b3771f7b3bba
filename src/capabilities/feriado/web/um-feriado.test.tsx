import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import DetalharFeriadoPage from './detalhar-feriado-page.tsx';
import CadastrarFeriadoPage from './mudar/cadastrar-feriado-page.tsx';
import { detalhe, previa, recontagem } from './testing-feriado.ts';

const UM = 'GET /feriados/7';
const RECONTAGENS = 'GET /feriados/7/recontagens';
const PREVIA = 'POST /feriados/previa';
const MUDAR = 'POST /feriados';
const CADASTRAR = '/feriado/cadastrar';
const DETALHAR = '/feriado/detalhar/:idFeriado';
const NENHUMA = { body: { recontagens: [], prazos: [], totalDePrazos: 0 } };

afterEach(() => vi.unstubAllGlobals());

const [umPrazo] = previa(1).prazos.exemplos;
const outroPrazo = { ...umPrazo, idAlvo: 43, idManifestacao: 43, numeroProtocolo: '00106.000043/2026-29' };

const salvar = () => userEvent.click(screen.getByRole('button', { name: 'Conferir e salvar' }));

describe('a new holiday', () => {
  it('is shown with the terms it moves before it is saved, and only then sent', async () => {
    const chamadas = servir({
      [PREVIA]: { body: previa(1) },
      [MUDAR]: { body: { idFeriado: 7, idRecontagem: 3 } },
    });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    await userEvent.type(screen.getByRole('textbox', { name: /Nome do feriado/ }), 'Luto oficial');
    await salvar();
    const dialogo = await screen.findByRole('dialog', { name: 'Cadastrar este feriado?' });
    expect(within(dialogo).getByText(/1 prazo aberto vai mudar/)).toBeDefined();
    expect(within(dialogo).getByRole('link', { name: '00106.000042/2026-11' })).toBeDefined();
    expect(chamadas.filter(({ key }) => key === MUDAR)).toHaveLength(0);
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('heading', { name: 'Salvo' })).toBeDefined();
    expect(chamadas.find(({ key }) => key === MUDAR)?.body).toMatchObject({
      pedido: { ato: 'cadastrar', dados: { descricao: 'Luto oficial', data: '01/04/2026', tipo: 'unico' } },
      confirmado: { marca: 'marca-1', total: 1 },
    });
  });

  it('names all the terms it moves, the others when asked for', async () => {
    const MAIS = 'POST /feriados/previa/prazos';
    const { prazos } = previa(1);
    const chamadas = servir({
      [PREVIA]: { body: previa(2, { prazos: { ...prazos, total: 2, manifestacoes: 2 } }) },
      [MAIS]: { body: [outroPrazo] },
    });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    await userEvent.type(screen.getByRole('textbox', { name: /Nome do feriado/ }), 'Luto oficial');
    await salvar();
    expect(await screen.findByText('Quais são: 1 de 2')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais prazos' }));
    expect(await screen.findByRole('link', { name: '00106.000043/2026-29' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mostrar mais prazos' })).toBeNull();
    expect(chamadas.find(({ key }) => key === MAIS)?.body).toMatchObject({
      marca: 'marca-1',
      depois: { tipo: 'manifestacao', idAlvo: 42 },
    });
  });

  it('typed and not saved asks before the page goes; saved it does not', async () => {
    servir({ [PREVIA]: { body: previa(0) }, [MUDAR]: { body: { idFeriado: 7, idRecontagem: null } } });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    expect(perguntaAoFechar()).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: /Nome do feriado/ }), 'Luto oficial');
    expect(perguntaAoFechar()).toBe(true);
    await salvar();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await screen.findByRole('heading', { name: 'Salvo' });
    expect(perguntaAoFechar()).toBe(false);
  });

  it('L4: whoever does not give the second factor now still has what they looked at, and no error', async () => {
    const confirme = recusa(403, 'Confirme que é você.', { code: 'segundo-fator.confirmar' });
    servir({ [PREVIA]: { body: previa(0) }, [MUDAR]: confirme });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    await userEvent.type(screen.getByRole('textbox', { name: /Nome do feriado/ }), 'Luto oficial');
    await salvar();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeDefined();
    expect(screen.queryByText(/Confirme que é você/)).toBeNull();
  });

  it('says under each field what is missing, and asks only for what its kind needs', async () => {
    servir({});
    abrir(CadastrarFeriadoPage, CADASTRAR, CADASTRAR);
    await userEvent.click(screen.getByRole('radio', { name: /Conforme a Páscoa/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Estadual/ }));
    expect(screen.queryByRole('textbox', { name: /^Data$/ })).toBeNull();
    await salvar();
    expect(
      (await screen.findAllByText('O campo Dias depois da Páscoa é obrigatório!')).length,
    ).toBeGreaterThan(0);
    expect(screen.getAllByText('O campo Estado é obrigatório!').length).toBeGreaterThan(0);
  });

  it('that moves with Easter shows its days while it is typed', async () => {
    servir({});
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-06-04`);
    await userEvent.click(screen.getByRole('radio', { name: /Conforme a Páscoa/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Dias depois da Páscoa/ }), '60');
    expect(await screen.findByText(/qui., 04\/06\/2026; qui., 27\/05\/2027/)).toBeDefined();
  });

  it('keeps what was typed when the server refuses', async () => {
    servir({ [PREVIA]: recusa(409, 'Já existe um feriado neste dia.', { code: 'feriado.ja-existe' }) });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    const nome = screen.getByRole<HTMLInputElement>('textbox', { name: /Nome do feriado/ });
    await userEvent.type(nome, 'Luto oficial');
    await salvar();
    expect(await screen.findByText(/Já existe um feriado neste dia/)).toBeDefined();
    expect(nome.value).toBe('Luto oficial');
  });
});

describe('a day of reduced hours', () => {
  const reduzido = { ...previa(0).entram[0], reduzido: true };

  it('is chosen in the form, where each kind is explained, and confirmed as one', async () => {
    const chamadas = servir({
      [PREVIA]: { body: { ...previa(0), entram: [reduzido] } },
      [MUDAR]: { body: { idFeriado: 7, idRecontagem: 3 } },
    });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?data=2026-04-01`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Sem expediente/ }).checked).toBe(true);
    expect(screen.getByText(/nenhum prazo começa nem termina neste dia/)).toBeDefined();
    expect(screen.getByText(/um prazo pode começar, mas não terminar neste dia/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Nome do feriado/ }), 'Meio expediente');
    await userEvent.click(screen.getByRole('radio', { name: /^Expediente reduzido/ }));
    await salvar();
    const dialogo = await screen.findByRole('dialog', { name: 'Cadastrar este feriado?' });
    expect(
      within(dialogo).getByRole('heading', { name: 'Passam a ter expediente reduzido (1)' }),
    ).toBeDefined();
    expect(within(dialogo).queryByText(/Passam a não ter expediente/)).toBeNull();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('heading', { name: 'Salvo' });
    expect(chamadas.find(({ key }) => key === MUDAR)?.body).toMatchObject({
      pedido: { ato: 'cadastrar', dados: { expediente: 'reduzido' } },
    });
  });

  it('is opened as one, and becoming a closed one it does not come back to whole hours', async () => {
    servir({
      [UM]: { body: detalhe({ reduzido: true }) },
      [PREVIA]: { body: previa(0, { saem: [reduzido] as never, passados: 1 }) },
    });
    abrir(CadastrarFeriadoPage, CADASTRAR, `${CADASTRAR}?id=7`);
    const meioDia = await screen.findByRole<HTMLInputElement>('radio', { name: /^Expediente reduzido/ });
    expect(meioDia.checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Sem expediente/ }));
    await salvar();
    const dialogo = within(await screen.findByRole('dialog', { name: 'Salvar as mudanças?' }));
    expect(dialogo.getByRole('heading', { name: 'Passam a não ter expediente (1)' })).toBeDefined();
    expect(dialogo.queryByText(/Voltam a/)).toBeNull();
    expect(dialogo.getByText('O dia já passou.')).toBeDefined();
  });

  it('says so on its page, of the offices and in its history, and comes back to whole hours when removed', async () => {
    const mudou = { antes: { expediente: 'Sem expediente' }, depois: { expediente: 'Expediente reduzido' } };
    const [ato] = detalhe().historico;
    servir({
      [UM]: {
        body: detalhe({
          reduzido: true,
          historico: [{ ...ato, ...mudou, acao: 'Alteração de feriado' }],
        }),
      },
      [RECONTAGENS]: NENHUMA,
      [PREVIA]: { body: { ...previa(0), entram: [], saem: [reduzido] } },
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    expect(await screen.findByText('2 órgãos com expediente reduzido neste dia')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Órgãos com expediente reduzido' })).toBeDefined();
    expect(screen.getByText('Expediente reduzido')).toBeDefined();
    expect(screen.getByText(/Expediente: Sem expediente → Expediente reduzido/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Remover este feriado?' }));
    expect(dialogo.getByRole('heading', { name: 'Voltam a ter expediente o dia todo (1)' })).toBeDefined();
  });
});

describe('a holiday', () => {
  it('says where it holds, whom it stops, what was done to it and which terms it moved', async () => {
    servir({
      [UM]: { body: detalhe() },
      [RECONTAGENS]: {
        body: { recontagens: [recontagem()], prazos: [{ ...umPrazo, idRecontagem: 1 }], totalDePrazos: 1 },
      },
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    expect(await screen.findByRole('heading', { name: 'Luto oficial' })).toBeDefined();
    expect(screen.getByText('2 órgãos param neste dia')).toBeDefined();
    expect(screen.getByText('Cadastro de feriado')).toBeDefined();
    expect(await screen.findByText('2 prazos mudaram')).toBeDefined();
    expect(screen.getByRole('link', { name: '00106.000042/2026-11' })).toBeDefined();
  });

  it('names all the terms it moved, the others when asked for', async () => {
    const MAIS = 'GET /feriados/7/prazos?idRecontagem=1&tipo=manifestacao&idAlvo=42';
    servir({
      [UM]: { body: detalhe() },
      [RECONTAGENS]: {
        body: { recontagens: [recontagem()], prazos: [{ ...umPrazo, idRecontagem: 1 }], totalDePrazos: 2 },
      },
      [MAIS]: { body: [{ ...outroPrazo, idRecontagem: 1 }] },
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar mais prazos' }));
    expect(await screen.findByRole('link', { name: '00106.000043/2026-29' })).toBeDefined();
  });

  it('that was removed stops nobody', async () => {
    const orgaos = { total: 0, primeiros: [] };
    servir({ [UM]: { body: { ...detalhe(), removido: true, orgaos } }, [RECONTAGENS]: NENHUMA });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    expect(await screen.findByText('Foi removido: nenhum órgão para neste dia')).toBeDefined();
  });

  it('shows how far the recount has come, and looks again by itself', async () => {
    let olhadas = 0;
    servir({
      [UM]: { body: detalhe() },
      [RECONTAGENS]: () => {
        olhadas += 1;
        const andando = recontagem({
          estado: 'em-andamento',
          porcentagem: 25,
          movidos: 1,
          concluidaEm: null,
        });
        return {
          body: { recontagens: [olhadas < 3 ? andando : recontagem()], prazos: [], totalDePrazos: 0 },
        };
      },
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    const barra = await screen.findByRole('progressbar', { name: 'Recontagem dos prazos abertos' });
    expect(barra.getAttribute('aria-valuenow')).toBe('25');
    expect(
      await screen.findByRole('progressbar', { name: 'Recontagem terminada' }, { timeout: 9000 }),
    ).toBeDefined();
  }, 15_000);

  it('that comes back is removed for this year or from it on, after its terms were seen', async () => {
    const chamadas = servir({
      [UM]: { body: detalhe({ tipo: 'fixo', anos: { de: 2026, ate: 2030 } }) },
      [RECONTAGENS]: NENHUMA,
      [PREVIA]: { body: previa(0, { entram: [], saem: previa(0).entram }) },
      [MUDAR]: { body: { idFeriado: 7, idRecontagem: 4 } },
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    await userEvent.click(await screen.findByRole('radio', { name: /anos seguintes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Remover este feriado?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Salvo: feriado removido.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === MUDAR)?.body).toMatchObject({
      pedido: { ato: 'remover', idFeriado: 7, versao: 1, alcance: 'seguintes' },
    });
  });

  it('changed by somebody else meanwhile is said, and read again', async () => {
    servir({
      [UM]: { body: detalhe() },
      [RECONTAGENS]: NENHUMA,
      [PREVIA]: recusa(409, 'Outra pessoa alterou este feriado.', { code: 'feriado.mudou' }),
    });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(/Outra pessoa alterou este feriado/)).toBeDefined();
  });

  it('that is not there says so', async () => {
    servir({ [UM]: recusa(404, 'Feriado não encontrado.') });
    abrir(DetalharFeriadoPage, DETALHAR, '/feriado/detalhar/7');
    expect(await screen.findByRole('heading', { name: 'Não encontramos este feriado' })).toBeDefined();
  });
});
