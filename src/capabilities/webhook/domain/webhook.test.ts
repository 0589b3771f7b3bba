import { describe, expect, it } from 'vitest';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { avisoDe } from './aviso.ts';
import { podeUsarEndereco } from './endereco.ts';
import { acoesDosEventos, eventoDaAcao, eventosDasAcoes, eventosDoWebhook } from './eventos.ts';
import { podeReenviarPeriodo } from './periodo.ts';
import { podeConectar } from './rede.ts';
import { deveDesligar, nuncaAntesDe, PAUSAS, PRAZO_DA_ENTREGA, proximaTentativa } from './tentativas.ts';
import { fraseDoResultado, isEntregue } from './webhook.ts';

const INICIO = new Date('2026-03-12T12:00:00Z');
const depois = (ms: number) => new Date(INICIO.getTime() + ms);
const HORA = 3_600_000;

describe('the events of a webhook', () => {
  it('are every act of a case but those that would say something about the person', () => {
    const todas = Object.values(Acao);
    const queNaoSaem = [
      Acao.visualizacao,
      Acao.consentimento,
      Acao.acessoADados,
      Acao.correcaoDeContato,
      Acao.pedidoDeIdentidade,
      Acao.aberturaDeIdentidade,
      Acao.acessoExtraordinario,
      Acao.representacao,
      Acao.entregaDoCodigo,
      Acao.impedimento,
      Acao.guarda,
      Acao.ciencia,
      Acao.avisoDevolvido,
      Acao.desfeito,
      Acao.semNoticia,
      Acao.transcricao,
    ];
    expect(todas.filter((acao) => eventoDaAcao(acao) === null).sort()).toEqual(queNaoSaem.sort());
    expect(new Set(eventosDoWebhook).size).toBe(todas.length - queNaoSaem.length);
  });

  it('go to the labels of the history and back', () => {
    expect(eventosDasAcoes(acoesDosEventos(eventosDoWebhook))).toEqual(eventosDoWebhook);
    expect(acoesDosEventos(['resposta'])).toEqual([Acao.registroResposta]);
  });
});

describe('the body of a delivery', () => {
  it('carries ids, protocol, event, time and links, and nothing else', () => {
    const aviso = avisoDe(
      {
        idEntrega: 7,
        idOuvidoria: 3,
        criadaEm: INICIO,
        ato: {
          idHistorico: 91,
          acao: Acao.registroResposta,
          ocorridoEm: INICIO,
          idManifestacao: 12,
          protocolo: '00106000012202611',
          idRecurso: null,
        },
      },
      'https://escuta.example',
    );
    expect(aviso).toEqual({
      IdEntrega: 7,
      Evento: 'resposta',
      DataHora: '2026-03-12T12:00:00.000Z',
      IdOuvidoria: 3,
      IdEvento: 91,
      IdManifestacao: 12,
      NumProtocolo: '00106000012202611',
      IdRecurso: null,
      Links: [
        { rel: 'self', href: 'https://escuta.example/api/manifestacoes/12' },
        { rel: 'eouv', href: 'https://escuta.example/web/manifestacao/detalhar/12' },
      ],
    });
  });

  it('of an appeal leads to the appeal besides', () => {
    const ato = {
      idHistorico: 92,
      acao: Acao.registroResposta,
      ocorridoEm: INICIO,
      idManifestacao: 12,
      protocolo: '00106000012202611',
      idRecurso: 5,
    };
    const { IdRecurso, Links } = avisoDe(
      { idEntrega: 8, idOuvidoria: 3, criadaEm: INICIO, ato },
      'https://escuta.example',
    );
    expect([IdRecurso, Links.at(-1)]).toEqual([
      5,
      { rel: 'recurso', href: 'https://escuta.example/api/recursos/5' },
    ]);
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://escuta.example.org/gancho', true],
    ['https://escuta.example.org:443/gancho?a=1', true],
    ['http://escuta.example.org/gancho', false],
    ['ftp://escuta.example.org/', false],
    ['https://escuta.example.org:8443/gancho', false],
    ['https://usuario:senha@escuta.example.org/', false],
    ['https://escuta.example.org/#x', false],
    ['https://localhost/', false],
    ['https://app.localhost/', false],
    ['https://servidor/', false],
    ['https://servidor.local./', false],
    ['https://metadata.google.internal/', false],
    ['https://127.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://2130706433/', false],
    ['https://8.8.8.8/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['nada', false],
  ])('%s is allowed on the internet: %s', (endereco, permitido) => {
    expect(podeUsarEndereco(endereco, 'publica').allowed).toBe(permitido);
  });

  it('may have a port, a number and an inner name only where the installation says so', () => {
    expect(podeUsarEndereco('https://10.1.2.3:8443/x', 'privada').allowed).toBe(true);
    expect(podeUsarEndereco('http://10.1.2.3/x', 'privada').allowed).toBe(false);
    expect(podeUsarEndereco('http://localhost:4000/x', 'local').allowed).toBe(true);
    expect(podeUsarEndereco('https://u:s@localhost/', 'local').allowed).toBe(false);
  });
});

describe('the number a name leads to', () => {
  it.each(
    `127.0.0.1 127.9.9.9 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 169.254.169.254 0.0.0.0 0.1.2.3
    192.0.0.8 192.0.2.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255
    ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::ffff:a00:1 ::7f00:1 64:ff9b::a00:1 64:ff9b:1::1 fe80::1
    fe80::1%eth0 fec0::1 fc00::1 fd00:ec2::254 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 100::1 5f00::1
    nada 1.2.3 1.2.3.4.5 256.1.1.1 01.2.3.4 1:2:3 1::2::3 ::ffff:999.1.1.1`
      .trim()
      .split(/\s+/),
  )('%s is not of the internet', (ip) => {
    expect(podeConectar(ip, 'publica')).toBe(false);
  });

  it.each(
    '8.8.8.8 172.32.0.1 172.15.0.1 100.128.0.1 192.1.0.1 2606:4700::1111 2001:4860:4860::8888 2a00::1'.split(
      ' ',
    ),
  )('%s is of the internet', (ip) => {
    expect(podeConectar(ip, 'publica')).toBe(true);
  });

  it('may be of a private network where the installation says so, and never this machine nor link-local there', () => {
    const privadas = ['10.0.0.1', '192.168.0.9', '100.64.1.1', 'fd00::1', '8.8.8.8'];
    expect(privadas.every((ip) => podeConectar(ip, 'privada'))).toBe(true);
    const nunca = ['127.0.0.1', '::1', '169.254.169.254', 'fe80::1', '::ffff:127.0.0.1', '0.0.0.0'];
    expect(nunca.some((ip) => podeConectar(ip, 'privada'))).toBe(false);
    expect(podeConectar('127.0.0.1', 'local') && podeConectar('::1', 'local')).toBe(true);
    expect(podeConectar('169.254.169.254', 'local')).toBe(false);
  });
});

describe('trying again', () => {
  it('waits longer each time and ends within a day', () => {
    let agora = INICIO;
    for (const [i, pausa] of PAUSAS.entries()) {
      const proxima = proximaTentativa({ tentativas: i + 1, inicioEm: INICIO, selada: false }, agora);
      expect(proxima).toEqual(new Date(agora.getTime() + pausa));
      agora = proxima ?? agora;
    }
    expect(agora.getTime() - INICIO.getTime()).toBeGreaterThan(23 * HORA);
    expect(agora.getTime() - INICIO.getTime()).toBeLessThanOrEqual(PRAZO_DA_ENTREGA);
    expect(
      proximaTentativa({ tentativas: PAUSAS.length + 1, inicioEm: INICIO, selada: false }, agora),
    ).toBeNull();
  });

  it('gives up what would be tried after the day, however few the tries', () => {
    expect(
      proximaTentativa({ tentativas: 2, inicioEm: INICIO, selada: false }, depois(24 * HORA)),
    ).toBeNull();
  });

  it('switches off who failed for three days and ten tries, not who failed once long ago', () => {
    const estado = (falhasSeguidas: number) => ({ falhandoDesde: INICIO, falhasSeguidas });
    expect(deveDesligar(estado(10), depois(72 * HORA))).toBe(true);
    expect(deveDesligar(estado(9), depois(72 * HORA))).toBe(false);
    expect(deveDesligar(estado(50), depois(71 * HORA))).toBe(false);
    expect(deveDesligar({ falhandoDesde: null, falhasSeguidas: 0 }, depois(999 * HORA))).toBe(false);
  });
});

describe('what came of a try', () => {
  it('counts only 2xx as delivered, a redirect not', () => {
    expect([200, 204, 299].every((status) => isEntregue({ status }))).toBe(true);
    expect([199, 301, 302, 400, 500].some((status) => isEntregue({ status }))).toBe(false);
    expect(fraseDoResultado({ status: 302, erro: null })).toContain('não é seguido');
    expect(fraseDoResultado({ status: null, erro: 'tempo-esgotado' })).toContain('demorou');
  });
});

describe('what is told of sealed cases, and sent again', () => {
  it('B6: the next try is at a full hour, never at a moment that tells the first', () => {
    const agora = new Date('2026-03-12T13:17:23Z');
    expect(nuncaAntesDe({ selada: true }, agora).toISOString()).toBe('2026-03-12T14:00:00.000Z');
    expect(nuncaAntesDe({ selada: false }, agora)).toEqual(agora);
    const hora = new Date('2026-03-12T14:00:00Z');
    expect(nuncaAntesDe({ selada: true }, hora)).toEqual(hora);
    for (const tentativas of PAUSAS.keys()) {
      const proxima = proximaTentativa({ tentativas: tentativas + 1, inicioEm: agora, selada: true }, agora);
      expect((proxima?.getTime() ?? 0) % 3_600_000).toBe(0);
    }
  });

  it('M7: a period of up to 31 days, from its beginning to its end', () => {
    const pode = (de: string, ate: string) => podeReenviarPeriodo({ de, ate, dura: '1 day' }).allowed;
    expect(pode('2026-03-12', '2026-03-12')).toBe(true);
    expect(pode('2026-03-01', '2026-03-31')).toBe(true);
    expect(pode('2026-03-01', '2026-04-01')).toBe(false);
    expect(pode('2026-03-12', '2026-03-11')).toBe(false);
    expect(pode('2026-03-12 10:00', '2026-03-12 09:59')).toBe(false);
  });
});
