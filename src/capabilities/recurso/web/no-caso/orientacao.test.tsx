import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import DetalharPage from '#capabilities/manifestacao/web/detalhar/detalhar-page.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import type { RemedioVisto } from '../../contract.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { umRecurso, umRecursoDecidido, umRemedio, umRemedioFechado } from '../testing-recurso.ts';

const REMEDIOS = 'GET /manifestacoes/42/remedios';
const RECURSOS = 'GET /manifestacoes/42/recursos';
const pedido = (changes: Parameters<typeof umCaso>[0] = {}) =>
  umCaso({
    formulario: { idTipoFormulario: 3, descTipoFormulario: 'Acesso à Informação' },
    atos: [{ ato: 'recorrer', ultimoDia: '2026-03-19' }],
    ...changes,
  });
const semResposta = umRemedioFechado(
  'reclamar',
  'Reclamar da falta de resposta',
  'A reclamação é contra o silêncio, e o órgão já respondeu.',
);

const mostrar = async (
  remedios: readonly RemedioVisto[],
  recursos: readonly RecursoVisto[] = [],
  changes: Parameters<typeof umCaso>[0] = {},
) => {
  const chamadas = servir({
    'GET /manifestacoes/42': { body: pedido(changes) },
    [REMEDIOS]: { body: remedios },
    [RECURSOS]: { body: recursos },
  });
  abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
  await screen.findByText(/^Protocolo$/);
  return chamadas;
};
const coach = () => screen.getByRole('region', { name: 'O que você pode fazer' });
const timeline = () => screen.findByRole('region', { name: 'Recursos' });

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('the coach of an access request', () => {
  it('says of an open remedy until when, what it is, who decides, in how long, and what helps', async () => {
    await mostrar([umRemedio(), semResposta]);
    const aberto = await within(coach()).findByRole('heading', { name: 'Recorrer da resposta' });
    const texto = aberto.closest('li')?.textContent ?? '';
    expect(texto).toContain('Último dia: qui., 19/03/2026');
    expect(texto).toContain('Faltam 7 dias');
    expect(texto).toContain('O recurso pede que outra autoridade olhe o seu pedido de novo.');
    expect(texto).toContain('Quem decideA chefia acima de quem respondeu, em IFCE');
    expect(texto).toContain('Em até 5 dias depois de receber');
    expect(texto).toContain('O que costuma ajudarDiga o que faltou.');
    const botao = within(coach()).getByRole('link', { name: 'Entrar com recurso' });
    expect(botao.getAttribute('href')).toBe('/manifestacao/recurso/criar/42');
    expect(botao.className).toContain('primary');
  });

  it('folds the remedies that are closed, each with its reason', async () => {
    await mostrar([umRemedio(), semResposta]);
    const titulo = 'Por que outros caminhos não cabem agora';
    const botao = await within(coach()).findByRole('button', { name: titulo });
    expect(botao.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(botao);
    expect(screen.getByText('A reclamação é contra o silêncio, e o órgão já respondeu.')).toBeDefined();
  });

  it('offers each remedy once: the act of the case is the coach’s own button', async () => {
    await mostrar([umRemedio()], [], {
      atos: [
        { ato: 'recorrer', ultimoDia: '2026-03-19' },
        { ato: 'avaliar', ultimoDia: null },
      ],
    });
    await within(coach()).findByText('Recorrer da resposta');
    expect(
      within(coach())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Entrar com recurso', 'Avaliar a resposta']);
    expect(screen.getAllByRole('region', { name: 'O que você pode fazer' })).toHaveLength(1);
  });

  it('says of the last instance that its meeting decides, and not in how many days', async () => {
    const naComissao = { instancia: { id: 5, descricao: 'CMRI' }, diasParaDecidir: null };
    await mostrar([umRemedio(naComissao)]);
    expect(await screen.findByText('Na reunião que a comissão marcar')).toBeDefined();
  });

  it('says when nothing depends on the person', async () => {
    await mostrar([semResposta], [], { atos: [] });
    expect(await within(coach()).findByText(/Nada depende de você agora/)).toBeDefined();
  });

  it('LAI art. 16 § 3º: says who holds an undecided appeal and since when, before it says that nothing depends on the person', async () => {
    const naCgu = {
      instancia: { id: 3, descricao: 'CGU' },
      julgadora: { idOuvidoria: 6, sigla: 'CGU', nome: 'Controladoria-Geral da União' },
    };
    await mostrar([semResposta], [umRecurso({ ...naCgu, diasRestantes: -20 })], { atos: [] });
    const frase = await within(coach()).findByText(/O recurso está com/);
    expect(frase.textContent).toContain('CGU – Controladoria-Geral da União desde ter., 10/03/2026');
    expect(frase.textContent).toContain('devia ter saído até seg., 16/03/2026');
  });

  it('LAI art. 15: of an overdue decision names the next step only where there is one, else who still owes it', async () => {
    const atrasado = umRecurso({ diasRestantes: -20 });
    await mostrar([umRemedio()], [atrasado], { atos: [{ ato: 'recorrer', ultimoDia: '2026-03-27' }] });
    expect((await timeline()).textContent).toContain('Veja em “O que você pode fazer” o próximo passo.');
    cleanup();
    await mostrar([semResposta], [atrasado], { atos: [] });
    const { textContent } = await timeline();
    expect(textContent).toContain(
      'continua devida, e quem a deve é a chefia acima de quem respondeu, no IFCE.',
    );
    expect(textContent).not.toContain('próximo passo');
  });

  it('Portaria Normativa CGU 101/2023: shows until when the office is heard', async () => {
    await mostrar([semResposta], [umRecurso({ emEsclarecimentosAte: '2026-04-09' })], { atos: [] });
    expect((await within(coach()).findByText(/O recurso está com/)).textContent).toContain(
      'em esclarecimentos até qui., 09/04/2026',
    );
    expect(await screen.findByText('Em esclarecimentos')).toBeDefined();
  });

  it('LAI art. 15: reads the same to the holder of an access code, whose button opens the form on the page', async () => {
    const chamadas = servir({
      'GET /manifestacoes/42': { body: pedido({ pelaChave: true }) },
      [REMEDIOS]: { body: [umRemedio()] },
      [RECURSOS]: { body: [] },
      'GET /api/tipos-recurso': {
        body: [{ idTipoRecurso: 2, descTipoRecurso: 'Informação recebida está incompleta' }],
      },
      'POST /manifestacoes/42/recursos': {
        body: {
          idRecurso: 7,
          instancia: 'Primeira Instância',
          quemDecide: 'A chefia acima de quem respondeu, em IFCE',
          prazo: '2026-03-17',
        },
      },
    });
    abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar com recurso' }));
    expect(screen.queryByText(/entre na conta/i)).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /incompleta/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Justificativa/ }), 'Faltou o ano de 2025.');
    await userEvent.click(screen.getByRole('button', { name: 'Revisar antes de enviar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar recurso' }));
    expect(await screen.findByRole('heading', { name: 'Recurso enviado' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Fechar sem enviar' })).toBeNull();
    const enviado = chamadas.find(({ key }) => key === 'POST /manifestacoes/42/recursos');
    expect(enviado?.body).toMatchObject({
      remedio: 'recorrer',
      idTipoRecurso: 2,
      texto: 'Faltou o ano de 2025.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Fechar o recibo' }));
    expect(await screen.findByText(/^Recurso enviado\. Primeira Instância/)).toBeDefined();
  });

  it('LAI art. 16 § 2º: the holder of an access code denounces and rates on the page', async () => {
    const decidido = umRecursoDecidido({ atos: ['qualificar', 'denunciarDescumprimento'] });
    const chamadas = servir({
      'GET /manifestacoes/42': { body: pedido({ pelaChave: true, atos: [] }) },
      [REMEDIOS]: { body: [] },
      [RECURSOS]: { body: [decidido] },
      'POST /manifestacoes/42/recursos/7/qualificar': { body: { ok: true } },
      'GET /manifestacoes/42/descumprimento': {
        body: {
          numeroProtocolo: '1',
          orgao: 'IFCE',
          aberta: false,
          motivo: 'Já foi denunciado.',
          promessa: null,
          quemDecide: 'CGU',
          diasParaDecidir: 5,
          denuncias: [],
        },
      },
    });
    abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
    await userEvent.click(await screen.findByRole('button', { name: 'Avaliar esta decisão' }));
    await userEvent.click(await screen.findByRole('radio', { name: '4, boa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    expect(chamadas.some(({ key }) => key === 'POST /manifestacoes/42/recursos/7/qualificar')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Denunciar que não foi cumprida' }));
    expect(await screen.findByText('Já foi denunciado.')).toBeDefined();
  });

  it('reports an unfulfilled decision of an instance, and not the answer below it', async () => {
    const favoravel = umRecursoDecidido({ atos: [] });
    const resposta = favoravel.resposta && {
      ...favoravel.resposta,
      tipo: { id: 1, descricao: 'Deferido' },
      instanciaSeguinte: null,
    };
    await mostrar(
      [umRemedio({ remedio: 'denunciarDescumprimento', titulo: 'Denunciar', instancia: null })],
      [{ ...favoravel, resposta }],
    );
    await timeline();
    const botao = await within(coach()).findByRole('link', { name: 'Denunciar descumprimento' });
    expect(botao.getAttribute('href')).toBe('/manifestacao/cumprimento-decisao/denuncia/criar/42');
  });

  it('tries again after a failure, and leaves the rest of the page alone', async () => {
    let fails = true;
    servir({
      'GET /manifestacoes/42': { body: pedido() },
      [REMEDIOS]: () => (fails ? recusa(500, 'Algo deu errado.') : { body: [umRemedio()] }),
      [RECURSOS]: { body: [] },
    });
    abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado.');
    expect(screen.getByText('O que foi registrado')).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Recorrer da resposta')).toBeDefined();
  });

  it('asks for no remedies of an ouvidoria case', async () => {
    const chamadas = servir({ 'GET /manifestacoes/42': { body: umCaso() } });
    abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
    await screen.findByText(/^Protocolo$/);
    expect(chamadas.map(({ key }) => key)).toContain('GET /manifestacoes/42');
    expect(chamadas.filter(({ key }) => key.includes('remedios'))).toEqual([]);
  });

  it('is there for a request that became an ouvidoria case and may be reviewed', async () => {
    await mostrar([umRemedio({ remedio: 'pedirRevisao', titulo: 'Pedir revisão' })], [], {
      formulario: { idTipoFormulario: 1, descTipoFormulario: 'Padrão' },
      atos: [{ ato: 'pedirRevisao', ultimoDia: '2026-03-19' }],
    });
    const botao = await screen.findByRole('link', { name: 'Pedir revisão da mudança de tipo' });
    expect(botao.getAttribute('href')).toBe('/manifestacao/recurso/criar/42?remedio=pedirRevisao');
  });
});

describe('the appeals of the case', () => {
  it('are not a section while there is none', async () => {
    await mostrar([umRemedio()]);
    await screen.findByText('Recorrer da resposta');
    expect(screen.queryByRole('heading', { name: 'Recursos' })).toBeNull();
  });

  it('say instance, who judges, when it was sent, why, and until when it is decided', async () => {
    await mostrar([semResposta], [umRecurso()]);
    const texto = (await timeline()).textContent ?? '';
    expect(texto).toContain('Primeira Instância');
    expect(texto).toContain('Enviado em ter., 10/03/2026');
    expect(texto).toContain('Quem julgaIFCE – Instituto Federal do Ceará');
    expect(texto).toContain('Informação incompleta');
    expect(texto).toContain('Faltou a planilha de 2025.');
    expect(texto).toContain('A decisão deve sair até seg., 16/03/2026');
  });

  it('say that the commission has not set its meeting', async () => {
    const naComissao = { instancia: { id: 5, descricao: 'CMRI' }, prazo: null, diasRestantes: null };
    await mostrar([], [umRecurso(naComissao)]);
    expect(await screen.findByText(/A comissão ainda não marcou a reunião/)).toBeDefined();
  });

  it('send who waits in vain to the next step', async () => {
    await mostrar([umRemedio()], [umRecurso({ diasRestantes: -2 })]);
    expect(await screen.findByText(/A decisão devia ter saído até seg., 16\/03\/2026/)).toBeDefined();
  });

  const comPrazo = (prazoSeguinte: string | null, changes: Partial<RecursoVisto> = {}) => {
    const decidido = umRecursoDecidido(changes);
    return { ...decidido, resposta: decidido.resposta && { ...decidido.resposta, prazoSeguinte } };
  };

  it('Lei 9.784/1999, art. 66: say no last day while who appealed was not told of the decision', async () => {
    await mostrar([], [comPrazo(null)]);
    const recursos = await timeline();
    expect(recursos.textContent).toContain('até o 10º dia, contado de quando souber');
  });

  it('stop offering the next instance once the case is there, or the days are over', async () => {
    await mostrar(
      [],
      [comPrazo('2099-03-23', { foiAdiante: true }), comPrazo('2026-01-05', { idRecurso: 8 })],
    );
    const recursos = await timeline();
    expect(recursos.textContent).not.toContain('Quem não concorda');
    expect(recursos.textContent).toContain('O caso foi levado à instância seguinte.');
    expect(recursos.textContent).toContain('terminou em seg., 05/01/2026');
  });

  it('say of one that nobody decided that it went on, and promise no day', async () => {
    const situacao = { id: 1, descricao: 'Levado à instância seguinte' };
    await mostrar(
      [],
      [umRecurso({ foiAdiante: true, diasRestantes: null, situacao }), umRecurso({ idRecurso: 8 })],
    );
    const recursos = await timeline();
    expect(recursos.textContent).toContain('Levado à instância seguinte');
    expect(recursos.textContent).toContain('o caso foi levado adiante');
    expect(recursos.textContent?.match(/A decisão deve sair até/g)).toHaveLength(1);
  });

  it('keep in sight the day that was set at first, where an incident moved it', async () => {
    const decidido = umRecursoDecidido();
    const resposta = decidido.resposta && {
      ...decidido.resposta,
      dataEntrega: '2026-04-10',
      dataEntregaOriginal: '2026-03-20',
    };
    await mostrar([], [{ ...decidido, resposta }]);
    expect((await timeline()).textContent).toContain('A data original era sex., 20/03/2026');
  });

  it('show the decision, what was clarified, and where one may go from there', async () => {
    const esclarecimentos = [
      {
        idEsclarecimento: 1,
        pergunta: 'A planilha existe?',
        solicitante: 'CGU',
        pedidoEm: '2026-03-10T13:00:00Z',
        prazo: '2026-03-12',
        resposta: 'Não existe.',
        respondente: 'IFCE',
        respondidoEm: '2026-03-11T13:00:00Z',
        encerradoEm: null,
      },
    ];
    await mostrar([umRemedio()], [comPrazo('2099-03-23', { esclarecimentos })]);
    const recursos = await timeline();
    const decisao = within(recursos).getByRole('article', { name: 'Decisão: Indeferido' });
    expect(decisao.textContent).toContain('Decisão mantida');
    expect(decisao.textContent).toContain('A planilha não existe.');
    expect(decisao.textContent).toContain('Segunda Instância, até seg., 23/03/2099');
    expect(
      within(recursos)
        .getByRole('link', { name: 'Baixar cópia autenticada da decisão (PDF)' })
        .getAttribute('href'),
    ).toBe('/api/app-web/v1/recursos/7/decisao.pdf');
    expect(recursos.textContent).toContain('A planilha existe?');
    expect(recursos.textContent).toContain('Não existe.');
  });

  it('S6-02 offer to rate a decision only where the server lets, and show the rating given', async () => {
    await mostrar(
      [],
      [
        umRecursoDecidido(),
        umRecursoDecidido({ idRecurso: 8, atos: [], qualificacao: { nota: 4, comentario: null } }),
      ],
    );
    const recursos = await timeline();
    const links = within(recursos).getAllByRole('link', { name: 'Avaliar esta decisão' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/manifestacao/qualificar?ids=7']);
    expect(recursos.textContent).toContain('nota 4 (boa)');
  });
});
