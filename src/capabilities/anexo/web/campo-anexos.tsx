import { faCamera } from '@fortawesome/free-solid-svg-icons/faCamera.js';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type AnexoEscolhido, type ArquivoDaTela, naoVaoJunto } from '#shell/campo-de-anexos.ts';
import { Button } from '#shell/ui/button.tsx';
import { formatBytes, idDeRemover, Upload, type UploadFile } from '#shell/ui/campos/upload.tsx';
import { useAntesDeEnviar } from '#shell/ui/form/antes-de-enviar.ts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { MAX_ARQUIVOS, MAX_BYTES } from '../domain/anexo-limites.ts';
import {
  extensoesAceitas,
  extensoesDaResposta,
  extensoesDaRespostaPorExtenso,
  extensoesPorExtenso,
} from '../domain/tipos-de-arquivo.ts';
import { AlertasDoAnexo } from './alertas-do-anexo.tsx';
import { conta, type Item } from './itens.ts';
import { useAnexos } from './use-anexos.ts';
import { GravarVoz } from './voz/gravar-voz.tsx';
import './anexo.css';

export interface CampoAnexosProps {
  /** Only files that are complete and accepted; a saved draft may bring some. */
  readonly value: readonly AnexoEscolhido[];
  readonly onChange: (anexos: readonly AnexoEscolhido[]) => void;
  readonly disabled?: boolean;
  /** The person files anonymously: warnings about what reveals them are stronger. */
  readonly isAnonimo?: boolean;
  /** Also a spoken message, recorded here; 'sigilosa' warns first that a voice tells who speaks. */
  readonly voz?: 'livre' | 'sigilosa';
  /** True while a file is being sent or checked: the form should wait before it goes on. */
  readonly onOcupado?: (ocupado: boolean) => void;
  /** The names of the files that stand in the list only with the reason why they do not go along. */
  readonly onRecusados?: (nomes: readonly string[]) => void;
  readonly label?: string;
  /** Said beside the label; the form that needs a file checks it. */
  readonly required?: boolean;
  /** False where something else may stand for the files: neither optional nor required. */
  readonly optional?: boolean;
  /** Said before the limits. */
  readonly help?: string;
  readonly error?: string;
  readonly id?: string;
  /** Appeals take fewer files. */
  readonly maxArquivos?: number;
  readonly maxBytes?: number;
  /** Of an answer of an office, which takes open formats too. */
  readonly deResposta?: boolean;
  /** A file that the form itself gives, such as a pasted picture, or takes back. */
  readonly daTela?: ArquivoDaTela | null;
  /** Seconds between tries after a lost connection. */
  readonly pausas?: readonly number[];
}

const aceitos = (extensoes: readonly string[]): string => [...extensoes, 'image/jpeg', 'image/png'].join(',');

/** What the field says of types, and what the search for data of people does not see. */
const TIPOS = `Tipos: ${extensoesPorExtenso}.`;
const TIPOS_DA_RESPOSTA = `Tipos: ${extensoesDaRespostaPorExtenso}. Procuramos dados de pessoas nos textos, planilhas e dados; em PDF, imagem, som e vídeo, confira você.`;

function TirarFoto({
  disabled,
  onFotos,
}: {
  readonly disabled: boolean;
  readonly onFotos: (fotos: File[]) => void;
}) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" icon={faCamera} disabled={disabled} onClick={() => camera.current?.click()}>
        Tirar foto
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        aria-label="Foto da câmera"
        accept="image/*"
        capture="environment"
        disabled={disabled}
        onChange={(event) => {
          onFotos([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}

const andamento: Partial<Record<Item['estado'], string>> = {
  pausado: 'Sem conexão. O envio continua sozinho quando ela voltar.',
  conferindo: 'Conferindo o arquivo…',
};

const isRuim = ({ estado }: Item): boolean => estado === 'recusado' || estado === 'falhou';

/** Nobody sends a form believing that a refused file goes along: it waits until the file is out of the list. */
const useEsperarRemocao = (itens: readonly Item[], isDoFormulario: boolean): string | undefined => {
  const [isBarrado, setBarrado] = useState(false);
  const ruins = itens.filter(isRuim);
  useAntesDeEnviar(async () => {
    const [primeiro] = isDoFormulario ? [] : ruins;
    if (!primeiro) return true;
    setBarrado(true);
    document.getElementById(idDeRemover(primeiro.chave))?.focus();
    return false;
  });
  return isBarrado && ruins.length > 0 ? naoVaoJunto(ruins.map(({ nome }) => nome)) : undefined;
};

/** Why a file is refused stays in sight, whatever is on the screen when the answer arrives. */
const useRecusados = (itens: readonly Item[], onRecusados: CampoAnexosProps['onRecusados']): void => {
  const ruins = itens.filter(isRuim);
  const chaves = ruins.map(({ chave }) => chave).join(' ');
  const avisar = useEffectEvent(() => {
    onRecusados?.(ruins.map(({ nome }) => nome));
    const ultimo = ruins.at(-1);
    if (ultimo)
      document.getElementById(`arquivo-${ultimo.chave}-erro`)?.scrollIntoView?.({ block: 'nearest' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that joins or leaves them
  useEffect(() => avisar(), [chaves]);
};

/** The field for files of every form: choose, drop, photograph, send, resume and remove. */
export function CampoAnexos(props: CampoAnexosProps) {
  const { maxArquivos = MAX_ARQUIVOS, maxBytes = MAX_BYTES, disabled = false, isAnonimo = false } = props;
  const {
    label = 'Anexos',
    required = false,
    optional = !required,
    help,
    error,
    id: given,
    ...resto
  } = props;
  const { onRecusados, voz, ...uso } = resto;
  const [isGravando, setGravando] = useState(false);
  const generated = useId();
  const id = given ?? generated;
  const isCelular = useMediaQuery('(pointer: coarse)');
  const anexos = useAnexos({ ...uso, isGravando, limites: { arquivos: maxArquivos, bytes: maxBytes } });
  useRecusados(anexos.itens, onRecusados);
  const barrado = useEsperarRemocao(anexos.itens, onRecusados !== undefined);
  const contados = anexos.itens.filter(conta);
  const total = contados.reduce((soma, { tamanho }) => soma + tamanho, 0);

  const fileOf = (item: Item): UploadFile => ({
    id: item.chave,
    name: item.nome,
    bytes: item.tamanho,
    ...((item.estado === 'enviando' || item.estado === 'pausado') && { progress: item.progresso }),
    ...(item.erro && { error: item.erro }),
    extra: (
      <>
        {andamento[item.estado] && <p className="anx-andamento">{andamento[item.estado]}</p>}
        {item.estado === 'falhou' && (
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            onClick={() => anexos.tentarDeNovo(item)}
          >
            Tentar de novo<span className="sr-only">: {item.nome}</span>
          </Button>
        )}
        <AlertasDoAnexo
          item={item}
          isAnonimo={isAnonimo}
          disabled={disabled}
          onEscolha={(manter) => void anexos.escolherMetadados(item, manter)}
        />
      </>
    ),
  });

  return (
    <div className="anx-campo">
      <Upload
        id={id}
        label={label}
        optional={optional}
        help={`${help ? `${help} ` : ''}Até ${maxArquivos} arquivos, ${formatBytes(maxBytes)} ao todo. ${props.deResposta ? TIPOS_DA_RESPOSTA : TIPOS}`}
        error={error ?? barrado}
        accept={aceitos(props.deResposta ? extensoesDaResposta : extensoesAceitas)}
        disabled={disabled}
        files={anexos.itens.map(fileOf)}
        onFiles={(files) => {
          if (files.length > 0) anexos.adicionar(files);
        }}
        onRemove={(chave) => {
          if (disabled) return;
          anexos.remover(chave);
          // The button that had the focus is gone together with its file.
          document.getElementById(id)?.focus();
        }}
        {...(isCelular && { actions: <TirarFoto disabled={disabled} onFotos={anexos.adicionar} /> })}
      />
      {voz && (
        <GravarVoz
          isSigilosa={voz === 'sigilosa'}
          disabled={disabled}
          nomes={anexos.itens.map(({ nome }) => nome)}
          onGravada={(gravada) => anexos.adicionar([gravada])}
          onGravando={setGravando}
        />
      )}
      <p className="ui-muted anx-total">
        {contados.length} de {maxArquivos} arquivos, {formatBytes(total)} de {formatBytes(maxBytes)}
      </p>
      <p role="status" className="sr-only">
        {anexos.aviso}
      </p>
    </div>
  );
}
