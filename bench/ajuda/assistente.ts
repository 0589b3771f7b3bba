import type { FastifyInstance } from 'fastify';
import type { Passagem } from '../../src/capabilities/ajuda/domain/passagem.ts';
import type { EventoDoAssistente } from '../../src/capabilities/assistente/contract.ts';

type Fonte = Pick<Passagem, 'fonte' | 'titulo' | 'endereco'>;

/** An offered form counts as a source too: it answers 'registre aqui'. */
const formulario = (idTipo: number): Fonte => ({
  fonte: 'servico',
  titulo: '',
  endereco: `/manifestacao/criar/selecionar-assunto?tipo=${idTipo}`,
});

/** What the assistant offers: its sources, and the forms it opens. */
type Assistente = (texto: string, limite: number) => Promise<Fonte[]>;

/**
 * What the assistant shows under its answer, asked through its endpoint as a visitor would. Each
 * question comes from a different address, because the brake on questions is not what is measured.
 */
export const perguntarAoAssistente = (http: Pick<FastifyInstance, 'inject'>): Assistente => {
  let vez = 0;
  return async (texto: string, limite: number): Promise<Fonte[]> => {
    vez += 1;
    const { body } = await http.inject({
      method: 'POST',
      url: '/api/app-web/v1/assistente/perguntar',
      remoteAddress: `10.1.${vez >> 8}.${vez & 255}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { texto },
    });
    const eventos = body
      .split('\n\n')
      .filter((linha) => linha.startsWith('data: '))
      .map((linha): EventoDoAssistente => JSON.parse(linha.slice('data: '.length)));
    const fim = eventos.find((evento) => evento.tipo === 'fim');
    if (!fim) throw new Error(`The assistant did not answer: ${body.slice(0, 200)}`);
    const oferecidos = fim.acoes.flatMap((acao): Fonte[] =>
      acao.tipo === 'formulario' ? [formulario(acao.idTipo)] : [],
    );
    return [...fim.fontes.slice(0, limite), ...oferecidos];
  };
};
