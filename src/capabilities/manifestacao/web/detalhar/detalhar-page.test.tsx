import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { consultaAberta, esquecerConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import DetalharPage from './detalhar-page.tsx';
import { pedidoDeComplementacao, umCaso } from './testing-detalhar.ts';

const CASO = 'GET /manifestacoes/42';
const TROCAR = 'POST /manifestacoes/consultar/trocar';
const desafio = { 'GET /manifestacoes/consultar/desafio': { body: { desafio: 'abc', bits: 3 } } };
const NEGADO = 'Não encontramos uma manifestação nem um pedido com este protocolo e este código de acesso.';

const open = (endereco = '/manifestacao/detalhar/42') =>
  abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', endereco);

const mostrar = async (changes: Parameters<typeof umCaso>[0] = {}, outras: Respostas = {}) => {
  const chamadas = servir({ [CASO]: { body: umCaso(changes) }, ...outras });
  open();
  await screen.findByText(/^Protocolo$/);
  return chamadas;
};

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllGlobals();
  esquecerConsulta();
  banco.clear();
  usuarioStore.set(null);
});

describe('the way back', () => {
  const volta = () => trilhaStore.get()?.map(({ location }) => location) ?? null;

  it('S2-30 leads people who came by code to the consultation, before and after the case is there', async () => {
    servir({ [CASO]: { body: umCaso({ pelaChave: true }) } });
    open();
    await waitFor(() => expect(volta()).toEqual(['/manifestacao/consultar']));
    await screen.findByText(/^Protocolo$/);
    expect(volta()).toEqual(['/manifestacao/consultar']);
  });

  it('S2-30 leads to the list the case is in', async () => {
    signIn(aCidada());
    await mostrar();
    expect(volta()).toBeNull();
    await mostrar(
      { formulario: { idTipoFormulario: 3, descTipoFormulario: 'Acesso à Informação' } },
      { 'GET /manifestacoes/42/remedios': { body: [] }, 'GET /manifestacoes/42/recursos': { body: [] } },
    );
    await waitFor(() => expect(volta()).toEqual(['/manifestacao/consultarlai']));
  });
});

describe('the way in by access code', () => {
  it('S2-06 exchanges codAcesso once and takes it out of the address at once', async () => {
    const chamadas = servir({
      ...desafio,
      [TROCAR]: { body: { idManifestacao: 42 } },
      [CASO]: { body: umCaso({ pelaChave: true }) },
    });
    const router = open('/manifestacao/detalhar/42?codAcesso=SEGREDO&x=1');
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/42?x=1'),
    );
    expect(await screen.findByText(/Faltam 9 dias\./)).toBeDefined();
    const trocas = chamadas.filter(({ key }) => key === TROCAR);
    expect(trocas).toEqual([
      {
        key: TROCAR,
        body: { idManifestacao: 42, codigoAcesso: 'SEGREDO', desafio: 'abc', solucao: expect.any(String) },
      },
    ]);
    expect(consultaAberta()).toBe('42');
    expect(JSON.stringify(router.state.location)).not.toContain('SEGREDO');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('SEGREDO');
  });

  it('S2-06 a wrong code shows nothing of the manifestação and offers two ways on', async () => {
    const chamadas = servir({ ...desafio, [TROCAR]: recusa(404, NEGADO), [CASO]: { body: umCaso() } });
    open('/manifestacao/detalhar/42?codAcesso=ERRADO');
    expect(await screen.findByText(NEGADO)).toBeDefined();
    expect(chamadas.some(({ key }) => key === CASO)).toBe(false);
    expect(screen.queryByText(/00106/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Consultar com protocolo e código' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Entrar na minha conta' })).toBeDefined();
    expect(consultaAberta()).toBeNull();
    expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/42');
  });

  it('closes the consultation in this browser, and forgets what was being written', async () => {
    banco.set('42 conversar.texto', { dono: null, texto: 'O fiscal pediu dinheiro.' });
    const chamadas = await mostrar(
      { pelaChave: true },
      { 'POST /manifestacoes/consultar/sair': { body: { ok: true } } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fechar esta consulta' }));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/consultar'),
    );
    expect(chamadas.some(({ key }) => key === 'POST /manifestacoes/consultar/sair')).toBe(true);
    expect(banco.size).toBe(0);
  });
});

describe('a case that does not open', () => {
  it('says the same for one that does not exist and one that is not yours', async () => {
    servir({ [CASO]: recusa(404, 'Manifestação não encontrada.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta manifestação' })).toBeDefined();
  });

  it('tries again after a failure', async () => {
    let fails = true;
    servir({ [CASO]: () => (fails ? recusa(500, 'Algo deu errado.') : { body: umCaso() }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/Faltam 9 dias\./)).toBeDefined();
  });
});

describe('the case', () => {
  it('says where it stands, in words and as a bar, and puts the protocol into the title of the tab', async () => {
    await mostrar();
    expect(screen.getByText('O órgão tem até 01/04/2026 para responder. Faltam 9 dias.')).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Prazo do órgão' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Faltam 9 dias');
    expect(document.title).toContain('Protocolo 00106.000001/2026-11');
    expect(screen.getByRole('link', { name: /recibo/ }).getAttribute('href')).toBe(
      '/api/app-web/v1/manifestacoes/42/recibo',
    );
  });

  it('explains the deadline day by day, only when asked', async () => {
    const explicado = {
      original: '2026-04-01',
      vencimento: '2026-04-11',
      dias: [
        { data: '2026-03-03', conta: true, motivo: 'primeiro dia' },
        { data: '2026-03-07', conta: false, motivo: 'sábado' },
      ],
    };
    const chamadas = await mostrar({}, { 'GET /manifestacoes/42/prazo': { body: explicado } });
    expect(chamadas.some(({ key }) => key.endsWith('/prazo'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /dia a dia/ }));
    expect((await screen.findByText('sábado')).closest('li')?.textContent).toContain('sáb., 07/03/2026');
    expect(screen.getByText(/O prazo era qua., 01\/04\/2026/)).toBeDefined();
  });

  it('Lei 12.527/2011, art. 14: offers the certified copy of a decision, and only of a decision', async () => {
    const resposta = {
      idResposta: 2,
      idTipoResposta: 2,
      descTipoResposta: 'Resposta Conclusiva',
      texto: 'A informação é pessoal.',
      decisao: 'Acesso Negado',
      especificacaoDecisao: 'Dados pessoais',
      responsavel: 'Rita (CGU)',
      registradaEm: '2026-03-09T13:00:00Z',
      anexos: [],
    };
    await mostrar({ respostas: [resposta] });
    const copia = await screen.findByRole('link', { name: 'Baixar cópia autenticada da decisão (PDF)' });
    expect(copia.getAttribute('href')).toBe('/api/app-web/v1/manifestacoes/42/decisao.pdf');
    cleanup();
    await mostrar({ respostas: [{ ...resposta, decisao: null, especificacaoDecisao: null }] });
    expect(await screen.findByText('A informação é pessoal.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /cópia autenticada/ })).toBeNull();
  });

  it('Decreto 7.724/2012, art. 19, III: of classified information leads to where declassification is asked for', async () => {
    const valor = 'Você pode pedir a desclassificação da informação a quem a classificou: Secretária.';
    await mostrar({
      respostas: [
        {
          idResposta: 2,
          idTipoResposta: 2,
          descTipoResposta: 'Resposta Conclusiva',
          texto: 'A informação é classificada.',
          decisao: 'Acesso Negado',
          especificacaoDecisao: null,
          conteudo: [{ rotulo: 'Desclassificação', valor, caminho: '/desclassificacao/pedir?orgao=6' }],
          responsavel: 'Rita (CGU)',
          registradaEm: '2026-03-09T13:00:00Z',
          anexos: [],
        },
      ],
    });
    const pedir = await screen.findByRole('link', { name: 'Pedir a desclassificação' });
    expect(pedir.getAttribute('href')).toBe('/desclassificacao/pedir?orgao=6');
  });

  it('shows the answer before the text, and the request to complement with what came of it', async () => {
    await mostrar({
      respostas: [
        {
          idResposta: 1,
          idTipoResposta: 1,
          descTipoResposta: 'Pedido de Complementação',
          texto: 'Em que agência foi?',
          decisao: null,
          especificacaoDecisao: null,
          responsavel: 'Rita (CGU)',
          registradaEm: '2026-03-05T13:00:00Z',
          anexos: [],
        },
        {
          idResposta: 2,
          idTipoResposta: 2,
          descTipoResposta: 'Resposta Conclusiva',
          texto: 'A agência mudou o horário.',
          decisao: null,
          especificacaoDecisao: null,
          responsavel: 'Rita (CGU)',
          registradaEm: '2026-03-09T13:00:00Z',
          anexos: [
            {
              idAnexo: 9,
              nomeArquivo: 'horario.pdf',
              tamanho: 1500,
              tipoConteudo: 'application/pdf',
              href: '/api/x',
            },
          ],
        },
      ],
      complementacoes: [
        { ...pedidoDeComplementacao, respondidaEm: '2026-03-06T13:00:00Z', texto: 'Na do centro.' },
      ],
    });
    expect(headings().slice(1, 4)).toEqual(['Resposta do órgão', 'O que foi registrado', 'Complementação']);
    expect(screen.getByRole('link', { name: /horario\.pdf \(1,5 kB\)/ }).getAttribute('href')).toBe('/api/x');
    expect(screen.getAllByText('Em que agência foi?')).toHaveLength(1);
    expect(screen.getByText('Na do centro.')).toBeDefined();
  });

  it('keeps the line breaks of what was written and takes none of it for markup', async () => {
    await mostrar({ teor: { texto: 'Um <b>dois</b>\ntrês', envolvidos: [], camposAdicionais: [] } });
    const texto = screen.getByText(/Um <b>dois<\/b>/);
    expect(texto.querySelectorAll('br')).toHaveLength(1);
  });

  it('folds the views of staff', async () => {
    const visto = (hora: string, quem: string) => ({
      acao: 'Visualização',
      frase: 'Abriu e leu a manifestação.',
      responsavel: quem,
      ocorridoEm: `2026-03-04T${hora}:00:00Z`,
      isVisualizacao: true,
    });
    await mostrar({
      historico: [
        ...umCaso().historico,
        visto('13', 'Rita (CGU)'),
        visto('14', 'Gil (CGU)'),
        visto('15', 'Rita (CGU)'),
      ],
    });
    const summary = screen.getByText('3 visualizações');
    expect(summary.closest('details')?.open).toBe(false);
    expect(summary.closest('details')?.textContent).toContain('Gil (CGU), qua., 04/03/2026, às 11:00');
  });
});

describe('what can be done', () => {
  it('offers only the acts open now, each with its last day, the most pressing as primary', async () => {
    await mostrar({
      atos: [
        { ato: 'desistir', ultimoDia: null },
        { ato: 'responderConsentimento', ultimoDia: '2026-04-20' },
        { ato: 'avaliar', ultimoDia: null },
        { ato: 'classificar', ultimoDia: null },
      ],
    });
    const region = screen.getByRole('region', { name: 'O que você pode fazer' });
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Responder ao pedido de consentimento', '/manifestacao/consentimento/42'],
      ['Avaliar a resposta', '/manifestacao/avaliar/42'],
    ]);
    expect(links[0]?.className).toContain('primary');
    expect(within(region).getByText(/^Até seg\., 20\/04\/2026/)).toBeDefined();
    expect(within(region).getByRole('button', { name: 'Desistir da manifestação' })).toBeDefined();
    expect(within(region).queryByText(/triar/i)).toBeNull();
  });

  it('Lei 9.784/1999, art. 3º, III: opens the place to add something once the person wants to', async () => {
    await mostrar(
      { atos: [{ ato: 'acrescentar', ultimoDia: null }] },
      { 'GET /manifestacoes/42/mensagens': { body: [] } },
    );
    expect(screen.queryByLabelText('O que você quer acrescentar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar informações' }));
    expect(await screen.findByLabelText('O que você quer acrescentar')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Acréscimos e conversa com o órgão');
  });

  it('says when nothing depends on the person', async () => {
    await mostrar({ atos: [], oQueEsperar: ['O órgão tem até 13/10/2026 para responder.'] });
    expect(screen.getByText(/Nada depende de você agora/)).toBeDefined();
    expect(screen.getByText('O órgão tem até 13/10/2026 para responder.')).toBeDefined();
  });

  it('asks before withdrawing, and reads the case again afterwards', async () => {
    let desistiu = false;
    const chamadas = await mostrar(
      {},
      {
        [CASO]: () => ({
          body: desistiu ? umCaso({ fraseDaSituacao: 'Você desistiu.', prazo: null, atos: [] }) : umCaso(),
        }),
        'POST /manifestacoes/42/desistir': () => {
          desistiu = true;
          return { body: { ok: true } };
        },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Desistir da manifestação' }));
    const dialog = screen.getByRole('dialog', { name: 'Desistir desta manifestação?' });
    expect(chamadas.some(({ key }) => key.startsWith('POST'))).toBe(false);
    await userEvent.type(within(dialog).getByLabelText(/Por que está desistindo/), 'Resolveu-se.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Desistir' }));
    expect(await screen.findByText('Você desistiu desta manifestação, e ela foi arquivada.')).toBeDefined();
    expect(await screen.findByText('Você desistiu.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ motivo: 'Resolveu-se.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets the holder of a code complement on this page, whose screen asks for a login', async () => {
    const chamadas = await mostrar(
      {
        pelaChave: true,
        identificacao: { idTipoIdentificacao: 1, descTipoIdentificacao: 'Anônima' },
        atos: [{ ato: 'complementar', ultimoDia: '2026-03-25' }],
        complementacoes: [pedidoDeComplementacao],
      },
      {
        'GET /manifestacoes/42/mensagens': { body: [] },
        'POST /manifestacoes/42/complementar': { body: { prazoAtendimento: '2026-04-08' } },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Complementar' }));
    expect(document.activeElement?.textContent).toBe('Complementar');
    await userEvent.type(await screen.findByLabelText('Sua complementação'), 'Na do centro.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar complementação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
    expect(
      await screen.findByText(/O órgão recebeu a sua complementação e tem até qua\., 08\/04\/2026/),
    ).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      texto: 'Na do centro.',
      anexos: [],
    });
  });

  const anonima = {
    pelaChave: true,
    identificacao: { idTipoIdentificacao: 1, descTipoIdentificacao: 'Anônima' },
  };
  const COM_NOME = 'Escreva para maria@exemplo.com.';

  it('S2-05 warns an anonymous person whose complement seems to say who they are, beside the field and before it leaves', async () => {
    const chamadas = await mostrar(
      {
        ...anonima,
        atos: [{ ato: 'complementar', ultimoDia: '2026-03-25' }],
        complementacoes: [pedidoDeComplementacao],
      },
      {
        'GET /manifestacoes/42/mensagens': { body: [] },
        'POST /manifestacoes/42/complementar': { body: { prazoAtendimento: '2026-04-08' } },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Complementar' }));
    await userEvent.click(screen.getByLabelText('Sua complementação'));
    await userEvent.paste(COM_NOME);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar complementação' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar a complementação?' });
    expect(await within(dialog).findByText(/“maria@exemplo.com”/)).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar e revisar' }));
    expect(await screen.findByText(/“maria@exemplo.com”/, {}, { timeout: 3000 })).toBeDefined();
    expect(chamadas.some(({ key }) => key.startsWith('POST'))).toBe(false);
  });

  it('S2-05 warns an anonymous person whose message seems to say who they are, and lets it pass if they want', async () => {
    const ENVIAR = 'POST /manifestacoes/42/mensagens';
    const chamadas = await mostrar(
      { ...anonima, atos: [{ ato: 'conversar', ultimoDia: null }] },
      { 'GET /manifestacoes/42/mensagens': { body: [] }, [ENVIAR]: { body: { idMensagem: 1 } } },
    );
    await userEvent.click(await screen.findByLabelText('Sua mensagem'));
    await userEvent.paste(COM_NOME);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar assim mesmo?' });
    expect(await within(dialog).findByText(/“maria@exemplo.com”/)).toBeDefined();
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar e revisar' }));
    expect(await screen.findByText(/“maria@exemplo.com”/, {}, { timeout: 3000 })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar assim mesmo' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toEqual({ texto: COM_NOME, anexos: [] }),
    );
  });

  it('lets the holder of a code rate on this page', async () => {
    const perguntas = [1, 2, 3].map((idPergunta) => ({
      idPergunta,
      descricao: `Pergunta ${idPergunta}?`,
      opcoes: [{ idOpcao: idPergunta * 10, descricao: `Opção ${idPergunta}` }],
    }));
    const chamadas = await mostrar(
      { pelaChave: true, atos: [{ ato: 'avaliar', ultimoDia: null }] },
      {
        'GET /manifestacoes/42/pesquisa': {
          body: { numeroProtocolo: '1', orgao: 'CGU', podeResponder: true, respondidaEm: null, perguntas },
        },
        'POST /manifestacoes/42/avaliar': { body: { ok: true } },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Avaliar a resposta' }));
    for (const n of [1, 2, 3])
      await userEvent.click(await screen.findByRole('radio', { name: `Opção ${n}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    expect(await screen.findByText('Obrigado: a sua avaliação foi registrada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      idDemandaAtendida: 10,
      idFacilidade: 20,
      idSatisfacao: 30,
    });
  });
});

describe('the conversation by code', () => {
  const anonimo = {
    pelaChave: true,
    identificacao: { idTipoIdentificacao: 1, descTipoIdentificacao: 'Anônima' },
  };
  const mensagem = {
    idMensagem: 1,
    doManifestante: false,
    autor: 'CGU',
    texto: 'Pode dizer o mês?',
    enviadaEm: '2026-03-05T13:00:00Z',
    lidaEm: null,
    anexos: [],
  };

  it('shows the messages and sends one', async () => {
    const chamadas = await mostrar(
      { ...anonimo, atos: [{ ato: 'conversar', ultimoDia: null }] },
      {
        'GET /manifestacoes/42/mensagens': { body: [mensagem] },
        'POST /manifestacoes/42/mensagens': { body: { ok: true } },
      },
    );
    expect(await screen.findByText('Pode dizer o mês?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Escrever ao órgão' }));
    expect(document.activeElement?.textContent).toBe('Conversa com o órgão');
    await userEvent.type(screen.getByLabelText('Sua mensagem'), 'Foi em março.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    expect(await screen.findByText('Mensagem enviada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      texto: 'Foi em março.',
      anexos: [],
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem').value).toBe('');
  });

  it('is still there to read when it has ended', async () => {
    await mostrar({ ...anonimo, atos: [] }, { 'GET /manifestacoes/42/mensagens': { body: [mensagem] } });
    expect(await screen.findByText('Pode dizer o mês?')).toBeDefined();
    expect(screen.getByText(/A conversa está encerrada/)).toBeDefined();
    expect(screen.queryByLabelText('Sua mensagem')).toBeNull();
  });

  it('does not exist for somebody identified', async () => {
    await mostrar();
    expect(headings()).not.toContain('Conversa com o órgão');
  });
});
