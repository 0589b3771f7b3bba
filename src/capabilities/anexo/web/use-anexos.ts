import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnexoEscolhido, ArquivoDaTela } from '#shell/campo-de-anexos.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { SituacaoDoAnexo } from '../contract.ts';
import type { LimitesDoAto } from '../domain/limites-do-ato.ts';
import { concluir, type Envio, removerEnvio } from './enviar-arquivo.ts';
import { aMostrar, type Item, isEmCurso, itensDe } from './itens.ts';
import { type EmEnvio, fraseDoErro, mandarItem } from './mandar-item.ts';
import { useRascunhoConferido } from './use-rascunho-conferido.ts';

export interface UsoDeAnexos {
  readonly value: readonly AnexoEscolhido[];
  readonly onChange: (anexos: readonly AnexoEscolhido[]) => void;
  readonly limites: LimitesDoAto;
  readonly onOcupado?: (ocupado: boolean) => void;
  /** A voice is being recorded, or waits to be attached: the form must not leave it behind. */
  readonly isGravando?: boolean;
  /** What is written carries no name, whoever is signed in. */
  readonly isAnonimo?: boolean | undefined;
  /** For an answer of an office: open formats too. */
  readonly deResposta?: boolean | undefined;
  /** A file that the form gives, or takes back. */
  readonly daTela?: ArquivoDaTela | null | undefined;
  /** Seconds between tries; shorter in tests. */
  readonly pausas?: readonly number[];
}

/** The parent's latest list: two files may end between two renders without losing each other. */
const useLista = ({ value, onChange }: Pick<UsoDeAnexos, 'value' | 'onChange'>) => {
  const lista = useRef({ value, onChange });
  lista.current = { value, onChange };
  const dar = (value: readonly AnexoEscolhido[]): void => {
    lista.current = { ...lista.current, value };
    lista.current.onChange(value);
  };
  return {
    por: (anexo: AnexoEscolhido): void => {
      const { value: antes } = lista.current;
      const jaEsta = antes.some(({ idAnexo }) => idAnexo === anexo.idAnexo);
      dar(jaEsta ? antes.map((each) => (each.idAnexo === anexo.idAnexo ? anexo : each)) : [...antes, anexo]);
    },
    tirar: (id: number | undefined): void => {
      const { value: antes } = lista.current;
      if (antes.some(({ idAnexo }) => idAnexo === id)) dar(antes.filter(({ idAnexo }) => idAnexo !== id));
    },
  };
};

const useOcupado = (ocupado: boolean, onOcupado: UsoDeAnexos['onOcupado']): void => {
  const avisar = useRef(onOcupado);
  avisar.current = onOcupado;
  useEffect(() => {
    if (!ocupado) return undefined;
    avisar.current?.(true);
    return () => avisar.current?.(false);
  }, [ocupado]);
};

/**
 * Sends files one after the other as they are chosen, and gives the accepted ones to the parent.
 * Sending stops when the field leaves the screen; `onOcupado` lets the parent wait.
 */
export const useAnexos = ({
  value,
  onChange,
  limites,
  onOcupado,
  pausas,
  isAnonimo,
  isGravando = false,
  deResposta = false,
  daTela = null,
}: UsoDeAnexos) => {
  const isConhecido = useUsuario() !== null && !isAnonimo;
  const [conhecidos, setConhecidos] = useState<readonly Item[]>([]);
  const [aviso, setAviso] = useState('');
  const emEnvio = useRef(new Map<string, EmEnvio>());
  const vez = useRef(Promise.resolve());
  const lista = useLista({ value, onChange });
  const itens = aMostrar(value, conhecidos);

  const ajustar = (chave: string, mudancas: Partial<Item>): void =>
    setConhecidos((antes) => antes.map((item) => (item.chave === chave ? { ...item, ...mudancas } : item)));

  const terminar = (
    { chave, nome }: Pick<Item, 'chave' | 'nome'>,
    { idAnexo, segredo }: Pick<Envio, 'idAnexo' | 'segredo'>,
    { situacao, motivoRecusa, tamanho, alertas, manterMetadados: manter }: SituacaoDoAnexo,
  ): void => {
    if (situacao !== 'pronto') {
      const erro = motivoRecusa ?? 'Este arquivo foi recusado. Envie outra versão.';
      ajustar(chave, { estado: 'recusado', erro, anexo: undefined });
      lista.tirar(idAnexo);
      setAviso(`${nome} foi recusado. ${erro}`);
      return;
    }
    const anexo = { idAnexo, segredo, nome, tamanho };
    ajustar(chave, { estado: 'pronto', progresso: 100, tamanho, alertas, manter, anexo, erro: undefined });
    lista.por(anexo);
    const revela = alertas.map(({ frase }) => frase).join(' ');
    setAviso(revela ? `${nome} foi enviado. Atenção: ${revela}` : `${nome} foi enviado.`);
  };

  const enfileirar = (item: Pick<Item, 'chave' | 'nome'>, arquivo: File): void => {
    const dados: EmEnvio = { arquivo, controle: new AbortController() };
    emEnvio.current.set(item.chave, dados);
    vez.current = vez.current.then(() => {
      if (dados.controle.signal.aborted) return undefined;
      return mandarItem(dados, {
        ajustar: (mudancas) => ajustar(item.chave, mudancas),
        avisar: setAviso,
        terminar: (envio, situacao) => terminar(item, envio, situacao),
        isConhecido,
        deResposta,
        ...(pausas && { pausas }),
      });
    });
  };

  const adicionar = (arquivos: readonly File[]): void => {
    const novos = itensDe(arquivos, itens, limites);
    setConhecidos((antes) => [...antes, ...novos.map(({ item }) => item)]);
    for (const { item, arquivo } of novos) if (item.estado === 'enviando') enfileirar(item, arquivo);
    const frases = novos.map(({ item }) =>
      item.erro ? `${item.nome}: ${item.erro}` : `Enviando ${item.nome}.`,
    );
    setAviso(frases.join(' '));
  };

  const remover = (chave: string): void => {
    const item = itens.find((each) => each.chave === chave);
    const dados = emEnvio.current.get(chave);
    dados?.controle.abort();
    emEnvio.current.delete(chave);
    setConhecidos((antes) => antes.filter((each) => each.chave !== chave));
    lista.tirar(item?.anexo?.idAnexo);
    const envio = item?.anexo ?? dados?.envio;
    // If this fails, the person need not know: what nobody attaches is swept.
    if (envio) void removerEnvio(envio).catch(() => undefined);
    setAviso(`${item?.nome ?? 'O arquivo'} foi removido.`);
  };

  const daForma = useEffectEvent(({ arquivo, fica }: ArquivoDaTela) => {
    if (fica) {
      adicionar([arquivo]);
      return;
    }
    for (const [chave, dados] of emEnvio.current) if (dados.arquivo === arquivo) remover(chave);
  });
  useEffect(() => {
    if (daTela) daForma(daTela);
  }, [daTela]);

  const tentarDeNovo = (item: Item): void => {
    const dados = emEnvio.current.get(item.chave);
    if (!dados) return;
    ajustar(item.chave, { estado: 'enviando', progresso: 0, erro: undefined });
    enfileirar(item, dados.arquivo);
  };

  const escolherMetadados = async (item: Item, manter: boolean): Promise<void> => {
    if (!item.anexo) return;
    ajustar(item.chave, { manter, estado: 'conferindo', erro: undefined });
    const insistencia = {
      sinal: new AbortController().signal,
      onPausa: () => undefined,
      pausas: pausas ?? [1, 2, 4],
      isConhecido,
      deResposta,
    };
    try {
      terminar(item, item.anexo, await concluir(item.anexo, manter, insistencia));
    } catch (error) {
      const erro = `A escolha não foi guardada. ${fraseDoErro(error)}`;
      ajustar(item.chave, { manter: item.manter, estado: 'pronto', erro });
      setAviso(erro);
    }
  };

  useRascunhoConferido({
    value,
    itens: conhecidos,
    juntar: (item) => setConhecidos((antes) => [...antes, item]),
    perder: (anexo, item) => {
      lista.tirar(anexo.idAnexo);
      setConhecidos((antes) => [...antes, item]);
      setAviso(`${anexo.nome} não está mais guardado. Envie o arquivo de novo.`);
    },
  });
  useOcupado(isGravando || itens.some(isEmCurso), onOcupado);
  useEffect(() => {
    const todos = emEnvio.current;
    return () => {
      for (const { controle } of todos.values()) controle.abort();
    };
  }, []);

  return { itens, aviso, adicionar, remover, tentarDeNovo, escolherMetadados };
};
