import { useEffect, useRef, useState } from 'react';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { aosPoucos } from './aos-poucos.ts';
import { encerrar, type Mensagem, ouvirEvento, passoAtual, relatoDe } from './mensagens.ts';
import { ouvirResposta } from './ouvir-resposta.ts';

const FALHA = 'Não consegui responder agora. Tente de novo em instantes.';

const fraseDa = (error: unknown): string => {
  if (error instanceof OfflineError) return error.message;
  return (error instanceof ApiError && error.shownText) || FALHA;
};

/** The conversation of this window: kept nowhere else, and gone with it. */
export const useConversa = () => {
  const [mensagens, setMensagens] = useState<readonly Mensagem[]>([]);
  const atual = useRef(mensagens);
  const emCurso = useRef<AbortController | null>(null);
  const proximo = useRef(1);
  const mudar = (novas: readonly Mensagem[]): void => {
    atual.current = novas;
    setMensagens(novas);
  };
  useEffect(() => () => emCurso.current?.abort(), []);

  /** False if the words were not sent: they stay with the person. */
  const perguntar = async (texto: string): Promise<boolean> => {
    if (emCurso.current) return false;
    const controle = new AbortController();
    emCurso.current = controle;
    const estado = { passo: passoAtual(atual.current), temRelato: relatoDe(atual.current) !== '' };
    const idResposta = proximo.current + 1;
    proximo.current += 2;
    mudar([
      ...atual.current,
      { id: idResposta - 1, de: 'pessoa', texto, isRelato: false },
      { id: idResposta, de: 'assistente', texto: '', estado: 'escrevendo', fim: null },
    ]);
    try {
      const eventos = ouvirResposta({ texto, ...estado }, controle.signal);
      for await (const evento of aosPoucos(eventos, controle.signal))
        mudar(ouvirEvento(atual.current, idResposta, evento));
      mudar(encerrar(atual.current, idResposta, 'falhou', FALHA));
      return true;
    } catch (error) {
      mudar(
        controle.signal.aborted
          ? encerrar(atual.current, idResposta, 'interrompida', 'Resposta interrompida.')
          : encerrar(atual.current, idResposta, 'falhou', fraseDa(error)),
      );
      return controle.signal.aborted;
    } finally {
      if (emCurso.current === controle) emCurso.current = null;
    }
  };

  const ultima = mensagens.at(-1);
  return {
    mensagens,
    isEscrevendo: ultima?.de === 'assistente' && ultima.estado === 'escrevendo',
    perguntar,
    parar: () => emCurso.current?.abort(),
    recomecar: () => {
      emCurso.current?.abort();
      emCurso.current = null;
      mudar([]);
    },
  };
};
