import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { SE_NAO_CONCORDAR } from '#capabilities/conteudo-da-resposta/domain/recurso-da-resposta.ts';
import DetalharPage from '#capabilities/manifestacao/web/detalhar/detalhar-page.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { trilhaStore } from '#shell/navegacao/trilha.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import {
  abrirCaso,
  atos,
  CASO,
  PRESENCA,
  umaComunicacao,
  umaDenuncia,
  umCasoDaEquipe,
} from '../testing-tratar.tsx';

const ENCAMINHAMENTOS = 'GET /tratamento/42/encaminhamentos';
const DO_CIDADAO = 'GET /manifestacoes/42';
const NAO_ABRE = 'Esta manifestação não abre para você';
const NAO_ENCONTRADA = recusa(404, 'Manifestação não encontrada.');
const noEndereco = () =>
  abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
const observador = { perfilAtual: { idPerfil: 10, descPerfil: 'Observador' } };
const barra = () => screen.findByRole('group', { name: 'O que fazer agora' });

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('whose page the address of a case is', () => {
  it('is the office’s for whoever works there, with the trail of the work list', async () => {
    const chamadas = abrirCaso();
    expect(await barra()).toBeDefined();
    expect(chamadas.some(({ key }) => key === DO_CIDADAO)).toBe(false);
    expect(trilhaStore.get()?.map(({ location }) => location)).toEqual(['/manifestacao/tratar']);
    expect(document.title).toContain('Protocolo 00106.000001/2026-11');
  });

  it.each([404, 403])('is the citizen’s for a servant whose own case it is (%s)', async (status) => {
    abrirCaso({ outras: { [CASO]: recusa(status, 'Não.'), [DO_CIDADAO]: { body: umCaso() } } });
    expect(await screen.findByRole('button', { name: 'Desistir da manifestação' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'O que fazer agora' })).toBeNull();
  });

  it('is the citizen’s for a citizen, of whom the office’s is never asked', async () => {
    signIn(aCidada());
    const chamadas = servir({ [DO_CIDADAO]: { body: umCaso() } });
    noEndereco();
    expect(await screen.findByRole('button', { name: 'Desistir da manifestação' })).toBeDefined();
    const pedidas = chamadas.map(({ key }) => key);
    expect([pedidas.includes(DO_CIDADAO), pedidas.includes(CASO)]).toEqual([true, false]);
  });

  it('says what failed and asks again when told to', async () => {
    let vezes = 0;
    abrirCaso({
      outras: {
        [CASO]: () => {
          vezes += 1;
          return vezes < 3 ? recusa(500, 'Estamos em manutenção.') : { body: umCasoDaEquipe() };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 4000 }));
    expect(await barra()).toBeDefined();
  });

  it('leads on from what is neither the office’s nor one’s own, and says nothing of a lost code', async () => {
    abrirCaso({ outras: { [CASO]: NAO_ENCONTRADA, [DO_CIDADAO]: NAO_ENCONTRADA } });
    expect(await screen.findByRole('heading', { name: NAO_ABRE })).toBeDefined();
    expect(screen.getByText(/está em outro órgão, ou o seu perfil não abre/)).toBeDefined();
    expect(
      ['Ir à lista de trabalho', 'Ver as encaminhadas'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/manifestacao/tratar', '/manifestacao/consultarencaminhamento']);
  });
});

describe('what can be done', () => {
  it('stands in a bar whose one primary button is the next likely act', async () => {
    abrirCaso({ caso: umCasoDaEquipe({ responsavel: null }) });
    const primarios = within(await barra())
      .getAllByRole('button')
      .filter(({ className }) => className.includes('primary'));
    expect(primarios.map(({ textContent }) => textContent)).toEqual(['Assumir']);
  });

  it('is nothing for the observador, who reads and writes no notes', async () => {
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe({ ...umaDenuncia, atos: [] }),
      usuario: observador,
    });
    expect(await screen.findByRole('heading', { name: 'Quem registrou' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'O que fazer agora' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Notas internas/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver identidade' })).toBeNull();
    expect(chamadas.some(({ key }) => key.includes('notas'))).toBe(false);
  });

  it('keeps the conversation with an anonymous person from the observador', async () => {
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe({ ...umaComunicacao, atos: atos('conversar') }),
      usuario: observador,
    });
    expect(await screen.findByText(/O seu perfil não lê esta conversa/)).toBeDefined();
    expect(chamadas.some(({ key }) => key.includes('mensagens'))).toBe(false);
  });

  it('lets the office write to an anonymous person, without asking who they are', async () => {
    const mensagem = {
      idMensagem: 1,
      doManifestante: true,
      autor: 'Manifestante',
      texto: 'Foi à tarde.',
      enviadaEm: '2026-03-05T13:00:00Z',
      lidaEm: null,
      anexos: [],
    };
    abrirCaso({
      caso: umCasoDaEquipe({ ...umaComunicacao, atos: atos('conversar') }),
      outras: { 'GET /manifestacoes/42/mensagens': { body: [mensagem] } },
    });
    expect(await screen.findByText('Foi à tarde.')).toBeDefined();
    expect(screen.getByText('Manifestante', { selector: 'strong' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Mensagem à pessoa anônima/ })).toBeDefined();
    expect(screen.getByText(/ninguém sabe quem registrou/)).toBeDefined();
  });

  it('N10 asks before a message to the person tells personal data of others', async () => {
    // The scan's dictionary is fetched when there is text to read; reading it from the disk is no part of this test.
    await import('#capabilities/dados-pessoais/domain/analisar.ts');
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe({ ...umaComunicacao, atos: atos('conversar') }),
      outras: { 'GET /manifestacoes/42/mensagens': { body: [] } },
    });
    await userEvent.click(await screen.findByRole('textbox', { name: /Mensagem à pessoa anônima/ }));
    await userEvent.paste('O motorista atende em (85) 99876-5432.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar e tirar' }));
    expect(chamadas.some(({ key }) => key === 'POST /manifestacoes/42/mensagens')).toBe(false);
  });

  it('N12 the publication decision is the next step of a request that was answered', async () => {
    let respondida = false;
    const pedido = {
      tipo: { idTipoManifestacao: 8, descTipoManifestacao: 'Acesso à Informação' },
      atos: atos('assumir'),
      responsavel: null,
    };
    const concluida = { idSituacaoManifestacao: 6, descSituacaoManifestacao: 'Concluída' };
    abrirCaso({
      outras: {
        [CASO]: () => ({ body: umCasoDaEquipe({ ...pedido, ...(respondida && { situacao: concluida }) }) }),
        'POST /tratamento/assumir': () => {
          respondida = true;
          return {
            body: { resultados: [{ idManifestacao: 42, feito: true, codigo: null, mensagem: null }] },
          };
        },
      },
    });
    await userEvent.click(within(await barra()).getByRole('button', { name: 'Assumir' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decidir a publicação' }));
    expect(document.activeElement?.id).toBe('tratar-publicacao');
  });

  it('taking a case sends the version that was seen, says so and reads it again', async () => {
    let responsavel: { idUsuario: number; nome: string } | null = null;
    const chamadas = abrirCaso({
      outras: {
        [CASO]: () => ({ body: umCasoDaEquipe({ responsavel, versao: responsavel ? 4 : 3 }) }),
        'POST /tratamento/assumir': () => {
          responsavel = { idUsuario: 1, nome: 'Gil Gestor' };
          return {
            body: { resultados: [{ idManifestacao: 42, feito: true, codigo: null, mensagem: null }] },
          };
        },
      },
    });
    await userEvent.click(within(await barra()).getByRole('button', { name: 'Assumir' }));
    expect(await screen.findByText('Você agora é responsável por esta manifestação.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.endsWith('assumir'))?.body).toEqual({
      casos: [{ idManifestacao: 42, versao: 3 }],
    });
    await waitFor(() => expect(screen.getByText('Gil Gestor')).toBeDefined());
    expect(within(await barra()).queryByRole('button', { name: 'Assumir' })).toBeNull();
  });

  it.each([
    ['is offered for a case of a colleague of the same name', 7, 1],
    ['is not offered for a case that is already the person’s, whatever name it was kept under', 1, 0],
  ])('taking a case over %s', async (_, idUsuario, vezes) => {
    const nome = idUsuario === 1 ? 'G. Gestor' : 'Gil Gestor';
    abrirCaso({ caso: umCasoDaEquipe({ responsavel: { idUsuario, nome } }) });
    await userEvent.click(within(await barra()).getByRole('button', { name: 'Mais ações' }));
    expect(screen.queryAllByRole('menuitem', { name: 'Assumir' })).toHaveLength(vezes);
  });

  it('says why the others are closed where the server does', async () => {
    abrirCaso({
      caso: umCasoDaEquipe({ atosFechados: [{ ato: 'prorrogar', motivo: 'O prazo já foi prorrogado.' }] }),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Por que não posso fazer outra coisa?' }),
    );
    expect(screen.getByText('O prazo já foi prorrogado.')).toBeDefined();
  });

  it('leads on when the case has left the office', async () => {
    let saiu = false;
    abrirCaso({
      caso: umCasoDaEquipe({ responsavel: null }),
      outras: {
        [CASO]: () => (saiu ? NAO_ENCONTRADA : { body: umCasoDaEquipe({ responsavel: null }) }),
        'POST /tratamento/assumir': () => {
          saiu = true;
          return { body: { resultados: [] } };
        },
      },
    });
    await userEvent.click(within(await barra()).getByRole('button', { name: 'Assumir' }));
    expect(await screen.findByRole('heading', { name: /não está mais no seu órgão/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver as encaminhadas' })).toBeDefined();
  });
});

describe('what is shown', () => {
  it('folds the views of staff and keeps them where they happened', async () => {
    const visto = { acao: 'Visualização', frase: 'Abriu.', isVisualizacao: true };
    abrirCaso({
      caso: umCasoDaEquipe({
        historico: [
          { ...visto, responsavel: 'Renata (CGU)', ocorridoEm: '2026-03-03T13:00:00Z' },
          { ...visto, responsavel: 'Gil (CGU)', ocorridoEm: '2026-03-03T14:00:00Z' },
        ],
      }),
    });
    expect(await screen.findByText('2 visualizações')).toBeDefined();
  });

  it('tells of the areas that were asked: until when, and what they gave', async () => {
    const passo = {
      idTramitacao: 1,
      destino: 'Corregedoria',
      idUnidade: 1,
      idDestinatario: null,
      remetente: 'Renata (CGU)',
      mensagem: 'O que houve?',
      abertaEm: '2026-03-03T13:00:00Z',
      prazo: '2026-03-20',
      prazoAumentado: true,
      pedidoDePrazo: null,
      situacao: 'contribuiu' as const,
      contribuicao: 'O sistema caiu.',
      contribuinte: 'Carla (CGU)',
      encerradaEm: '2026-03-04T13:00:00Z',
      anexos: [],
    };
    abrirCaso({ caso: umCasoDaEquipe({ passos: [passo] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Corregedoria: contribuiu' }));
    expect(screen.getByText('O sistema caiu.')).toBeDefined();
    expect(screen.getByText(/pediu mais tempo/)).toBeDefined();
  });

  it('has what the office before wrote to this one on top, and every text in its place', async () => {
    const encaminhamento = {
      idEncaminhamento: 1,
      origem: 'CGU – Controladoria-Geral da União',
      destino: 'MEC – Ministério da Educação',
      isParaFora: false,
      textoDestinatario: 'O diploma é da sua competência.',
      textoSolicitante: 'O seu caso foi ao MEC.',
      comIdentidade: false,
      avisoDosArquivos: 'Os arquivos ficam com o órgão que encaminha.',
      responsavel: 'Renata (CGU)',
      ocorridoEm: '2026-03-03T13:00:00Z',
    };
    const anterior = { ...encaminhamento, idEncaminhamento: 0, textoDestinatario: 'De antes.' };
    abrirCaso({
      caso: umCasoDaEquipe({
        encaminhamentos: [{ origem: 'CGU', destino: 'MEC', ocorridoEm: '2026-03-03T13:00:00Z' }],
      }),
      outras: { [ENCAMINHAMENTOS]: { body: [anterior, encaminhamento] } },
    });
    const recado = within(await screen.findByRole('region', { name: 'Recado de quem encaminhou' }));
    expect(recado.getByText(/^CGU – .* encaminhou em ter\., 03\/03\/2026:$/)).toBeDefined();
    expect(recado.getByText('O diploma é da sua competência.')).toBeDefined();
    expect(recado.getByText(/Os arquivos ficam/)).toBeDefined();
    const secao = within(screen.getByRole('region', { name: 'Encaminhamentos' }));
    const [ultimo] = secao.getAllByRole('button', { name: /^De CGU/ });
    await userEvent.click(ultimo as HTMLElement);
    expect(secao.getAllByText('O seu caso foi ao MEC.')).toHaveLength(2);
    expect(secao.getByText('De antes.')).toBeDefined();
  });

  it('says from where the case came when the texts cannot be read, and asks for them again', async () => {
    let vezes = 0;
    abrirCaso({
      caso: umCasoDaEquipe({
        encaminhamentos: [{ origem: 'CGU', destino: 'MEC', ocorridoEm: '2026-03-03T13:00:00Z' }],
      }),
      outras: {
        [ENCAMINHAMENTOS]: () => {
          vezes += 1;
          return recusa(500, 'Estamos em manutenção.');
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByText('De CGU para MEC')).toBeDefined();
    await waitFor(() => expect(vezes).toBe(2));
  });

  it('asks for no texts of a case that never changed hands', async () => {
    const chamadas = abrirCaso();
    await barra();
    expect(chamadas.some(({ key }) => key === ENCAMINHAMENTOS)).toBe(false);
  });

  it.each([
    ['52998224725', '529.982.247-25'],
    ['11222333000181', '11.222.333/0001-81'],
    ['RNE 123', 'RNE 123'],
  ])('writes the document %s as %s', async (documento, escrito) => {
    const { manifestante } = umCasoDaEquipe();
    abrirCaso({ caso: umCasoDaEquipe({ manifestante: manifestante && { ...manifestante, documento } }) });
    expect(await screen.findByText(escrito)).toBeDefined();
  });

  it.each([true, false])(
    'Lei 12.527/2011, art. 14: offers the certified copy as the server says (%s)',
    async (podeCopiar) => {
      abrirCaso({
        caso: umCasoDaEquipe({
          podeCopiar,
          respostas: [
            {
              idResposta: 7,
              idTipoResposta: 2,
              descTipoResposta: 'Resposta Conclusiva',
              texto: 'O acesso foi negado.',
              decisao: 'Acesso Negado',
              especificacaoDecisao: null,
              conteudo: [{ rotulo: SE_NAO_CONCORDAR, valor: 'Você pode recorrer até 23/03/2026.' }],
              responsavel: 'Gestora (CGU)',
              registradaEm: '2026-03-12T12:00:00.000Z',
              anexos: [],
            },
          ],
        }),
      });
      expect(await screen.findByText('Respostas do órgão')).toBeDefined();
      // Said to the person who asked, and told to staff as such.
      expect(screen.queryByText(SE_NAO_CONCORDAR)).toBeNull();
      expect(screen.getByText('O que a pessoa lê sobre recorrer')).toBeDefined();
      expect(screen.getByText('“Você pode recorrer até 23/03/2026.”')).toBeDefined();
      const copia = screen.queryByRole('link', { name: /cópia autenticada/ });
      expect(copia !== null).toBe(podeCopiar);
    },
  );

  it('leads to similar cases and to those of the same person', async () => {
    const outro = {
      idManifestacao: 7,
      numeroProtocolo: '00106.000007/2026-22',
      idTipoManifestacao: 2,
      tipo: 'Reclamação',
      idSituacaoManifestacao: 6,
      situacao: 'Concluída',
      assunto: 'Atendimento',
      registradaEm: '2026-01-03T13:00:00Z',
    };
    abrirCaso({ caso: umCasoDaEquipe({ semelhantes: [outro] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Casos semelhantes (1)' }));
    expect(screen.getByRole('link', { name: outro.numeroProtocolo }).getAttribute('href')).toBe(
      '/manifestacao/detalhar/7',
    );
    expect(screen.queryByRole('button', { name: /Da mesma pessoa/ })).toBeNull();
  });

  it('has who else is here, and tells the server when one leaves', async () => {
    const sair = vi.fn();
    Object.assign(navigator, { sendBeacon: sair });
    const chamadas = abrirCaso({
      outras: {
        [PRESENCA]: { body: { pessoas: [{ idUsuario: 7, nome: 'Renata Oliveira', iniciais: 'RO' }] } },
      },
    });
    expect(await screen.findByText('Também aqui agora:')).toBeDefined();
    expect(chamadas.find(({ key }) => key === PRESENCA)?.body).toEqual({ saindo: false });
    window.dispatchEvent(new Event('pagehide'));
    expect(sair).toHaveBeenCalledWith('/api/app-web/v1/tratamento/42/presenca', expect.any(Blob));
  });

  it('is read again once a transcript is kept: the next act goes with the version that it made', async () => {
    let texto: string | null = null;
    const href = '/api/app-web/v1/manifestacoes/42/anexos/7';
    const anexo = { idAnexo: 7, nomeArquivo: 'voz.webm', tipoConteudo: 'audio/webm', href };
    const chamadas = abrirCaso({
      outras: {
        [CASO]: () => ({
          body: umCasoDaEquipe({
            anexos: [{ ...anexo, tamanho: 10 }],
            responsavel: null,
            versao: texto === null ? 3 : 4,
          }),
        }),
        'GET /tratamento/42/transcricoes': () => ({
          body: { vozes: [{ ...anexo, texto, transcritaEm: texto && '2026-03-12T15:00:00Z' }] },
        }),
        'POST /tratamento/42/anexos/7/transcricao': () => {
          texto = 'O posto fechou.';
          return { body: { ok: true } };
        },
        'POST /tratamento/assumir': { body: { resultados: [] } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Transcrever/ }));
    await userEvent.type(screen.getByLabelText(/O que a pessoa diz/), 'O posto fechou.');
    const lidoAntes = chamadas.filter(({ key }) => key === CASO).length;
    await userEvent.click(screen.getByRole('button', { name: 'Guardar transcrição' }));
    expect(await screen.findByRole('button', { name: /^Corrigir a transcrição/ })).toBeDefined();
    await waitFor(() => expect(chamadas.filter(({ key }) => key === CASO)).toHaveLength(lidoAntes + 1));
    await userEvent.click(within(await barra()).getByRole('button', { name: 'Assumir' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key.endsWith('assumir'))?.body).toEqual({
        casos: [{ idManifestacao: 42, versao: 4 }],
      }),
    );
  });

  it('opens pictures and PDF beside the case, and other files not', async () => {
    const anexo = { idAnexo: 1, tamanho: 10, href: '/api/app-web/v1/manifestacoes/42/anexos/1' };
    abrirCaso({
      caso: umCasoDaEquipe({
        anexos: [
          { ...anexo, nomeArquivo: 'fila.png', tipoConteudo: 'image/png' },
          { ...anexo, idAnexo: 2, nomeArquivo: 'carta.docx', tipoConteudo: 'application/msword' },
        ],
      }),
      outras: { 'GET /manifestacoes/42/anexos/1': { body: 'bytes' } },
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:fila', revokeObjectURL: () => undefined }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ver fila.png' }));
    const imagem = await screen.findByRole('img', { name: 'Arquivo fila.png' });
    expect(imagem.getAttribute('src')).toBe('blob:fila');
    expect(screen.queryByRole('button', { name: 'Ver carta.docx', hidden: true })).toBeNull();
  });
});

it('shows a text file as letters, never as a page', async () => {
  const anexo = { tamanho: 10, href: '/api/app-web/v1/manifestacoes/42/anexos/1' };
  abrirCaso({
    caso: umCasoDaEquipe({
      anexos: [{ ...anexo, idAnexo: 1, nomeArquivo: 'notas.txt', tipoConteudo: 'text/plain' }],
    }),
    outras: { 'GET /manifestacoes/42/anexos/1': { body: '<b>a fila</b>' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver notas.txt' }));
  expect(await screen.findByText(/<b>a fila<\/b>/)).toBeDefined();
});

describe('who filed', () => {
  it('is hidden in a denúncia until somebody says why, and is told before that the citizen sees it', async () => {
    const pessoa = {
      nome: 'Ana Paula',
      email: null,
      telefone: null,
      documento: null,
      isDocumentoProvado: false,
      endereco: null,
    };
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe(umaDenuncia),
      outras: {
        'POST /tratamento/42/identidade': { body: pessoa },
        'GET /manifestacoes/42/aberturas-de-identidade': {
          body: { aberturas: [], espera: null, proxima: { como: 'abre', quemAprova: null, restamHoje: 5 } },
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver identidade' }));
    expect(screen.getByText('Isto fica no histórico.')).toBeDefined();
    expect(screen.getByText(/Quem registrou vê que você abriu os dados/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Justificativa/ }), 'Curiosidade.');
    await userEvent.click(screen.getByRole('button', { name: 'Ver identidade' }));
    expect(chamadas.some(({ key }) => key === 'POST /tratamento/42/identidade')).toBe(false);
    await userEvent.type(
      screen.getByRole('textbox', { name: /Justificativa/ }),
      ' A corregedoria precisa ouvir hoje a pessoa sobre as notas.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver identidade' }));
    expect(await screen.findByText('Ana Paula')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Esconder de novo' }));
    expect(screen.queryByText('Ana Paula')).toBeNull();
  });

  it('can have their contact corrected while the server allows it; an emptied field is taken out', async () => {
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe({ responsavel: null, atos: atos('corrigirContato') }),
      usuario: { perfilAtual: { idPerfil: 7, descPerfil: 'Atendente' } },
      outras: { 'POST /tratamento/42/contato': { body: { ok: true } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Corrigir contato' }));
    await userEvent.clear(screen.getByRole('textbox', { name: /E-mail/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Telefone/ }), '61 3333-4444');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contato' }));
    expect(await screen.findByText('Contato corrigido.')).toBeDefined();
    expect(chamadas.find(({ key }) => key.endsWith('contato'))?.body).toEqual({
      versao: 3,
      email: null,
      telefone: '61 3333-4444',
      endereco: null,
    });
  });

  it('has no way to correct the contact once the case was taken', async () => {
    abrirCaso();
    expect(await screen.findByText('Maria Souza')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Corrigir contato' })).toBeNull();
  });
});

it('takes the profile of the session: a colaborador is no reader of cases', async () => {
  signIn(aGestor({ perfilAtual: { idPerfil: 12, descPerfil: 'Colaborador' } }));
  const chamadas = servir({ [DO_CIDADAO]: NAO_ENCONTRADA });
  noEndereco();
  expect(await screen.findByRole('heading', { name: NAO_ABRE })).toBeDefined();
  expect(chamadas.some(({ key }) => key === CASO)).toBe(false);
});

describe('N14 on paper', () => {
  const outro = {
    idManifestacao: 7,
    numeroProtocolo: '00106.000007/2026-11',
    idTipoManifestacao: 2,
    tipo: 'Reclamação',
    idSituacaoManifestacao: 1,
    situacao: 'Cadastrada',
    assunto: null,
    registradaEm: '2026-03-05T13:00:00Z',
  };
  const visto = {
    acao: 'Visualização',
    frase: null,
    responsavel: 'Curioso da Silva',
    ocorridoEm: '2026-03-06T13:00:00Z',
    isVisualizacao: true,
  };
  const feito = { ...visto, acao: 'Triagem', responsavel: 'Tânia Triadora (CGU)', isVisualizacao: false };
  const ciencia = {
    idCiencia: 1,
    dia: '2026-03-09',
    meio: 'Telefone',
    observacao: null,
    responsavel: 'Otávio Telefonista',
    anexos: [],
  } as unknown as ReturnType<typeof umCasoDaEquipe>['ciencia']['registradas'][number];
  const passo = {
    idTramitacao: 1,
    destino: 'Pedro Perito',
    idUnidade: null,
    idDestinatario: 9,
    remetente: 'Renata (CGU)',
    mensagem: 'O que houve?',
    abertaEm: '2026-03-03T13:00:00Z',
    prazo: '2026-03-20',
    prazoAumentado: false,
    pedidoDePrazo: null,
    situacao: 'contribuiu' as const,
    contribuicao: 'O sistema caiu.',
    contribuinte: 'Pedro Perito (CGU)',
    encerradaEm: '2026-03-04T13:00:00Z',
    anexos: [],
  };
  const daEquipe = ['Tânia Triadora', 'Otávio Telefonista', 'Renata Oliveira', 'Pedro Perito'];
  const imprimir = async (forma: string) => {
    const papel: (string | undefined)[] = [];
    vi.stubGlobal('print', () => papel.push(visivel()));
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await userEvent.click(screen.getByRole('menuitem', { name: forma }));
    return papel.join();
  };
  /** What stands on the page, without what is hidden. */
  const visivel = (): string => {
    const copia = document.body.cloneNode(true) as HTMLElement;
    for (const escondido of copia.querySelectorAll('.papel-fora[hidden]')) escondido.remove();
    return copia.textContent ?? '';
  };
  const comTudo = () => {
    const caso = umCasoDaEquipe();
    return umCasoDaEquipe({
      semelhantes: [outro],
      daMesmaPessoa: [{ ...outro, idManifestacao: 8, numeroProtocolo: '00106.000008/2026-11' }],
      historico: [...caso.historico, ...([visto, feito] as unknown as (typeof caso.historico)[number][])],
      ciencia: { esperam: [], registradas: [ciencia] },
      passos: [passo],
    });
  };

  it('the complete form has all of it, with the name of the body and the date', async () => {
    abrirCaso({ caso: comTudo() });
    const papel = await imprimir('Completa');
    for (const parte of ['Via completa.', 'Impresso em', '00106.000007', '00106.000008', 'Curioso da Silva'])
      expect(papel).toContain(parte);
    for (const nome of daEquipe) expect(papel).toContain(nome);
    expect(papel).toContain(umCasoDaEquipe().ouvidoria.nomeOuvidoria);
  });

  it('the one for a process leaves out views, other people and other cases, and brings them back', async () => {
    abrirCaso({ caso: comTudo() });
    const papel = await imprimir('Para juntar a processo');
    expect(papel).toContain('Via para juntar a processo');
    expect(papel).toContain(umCasoDaEquipe().ouvidoria.nomeOuvidoria);
    for (const parte of ['00106.000007', '00106.000008', 'Curioso da Silva', 'Declarar impedimento'])
      expect(papel).not.toContain(parte);
    for (const nome of daEquipe) expect(papel).not.toContain(nome);
    expect(papel, 'the office stands for who acted').toContain('· CGU');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(visivel()).toContain('00106.000007');
  });

  it('a protected identity never goes to a process, open on the screen or not', async () => {
    abrirCaso({ caso: umCasoDaEquipe(umaDenuncia) });
    expect(await imprimir('Para juntar a processo')).not.toContain('Quem registrou');
  });
});
