import { faCamera } from '@fortawesome/free-solid-svg-icons/faCamera.js';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { Button } from '#shell/ui/button.tsx';
import { formatBytes, Upload, type UploadFile } from '#shell/ui/campos/upload.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { MAX_ARQUIVOS, MAX_BYTES } from '../domain/anexo-limites.ts';
import { extensoesAceitas, extensoesPorExtenso } from '../domain/tipos-de-arquivo.ts';
import { AlertasDoAnexo } from './alertas-do-anexo.tsx';
import { conta, type Item } from './itens.ts';
import { useAnexos } from './use-anexos.ts';
import './anexo.css';

export interface CampoAnexosProps {
  /** Only files that are complete and accepted; a saved draft may bring some. */
  readonly value: readonly AnexoEscolhido[];
  readonly onChange: (anexos: readonly AnexoEscolhido[]) => void;
  readonly disabled?: boolean;
  /** The person files anonymously: warnings about what reveals them are stronger. */
  readonly isAnonimo?: boolean;
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
  /** Seconds between tries after a lost connection. */
  readonly pausas?: readonly number[];
}

const ACEITOS = [...extensoesAceitas, 'image/jpeg', 'image/png'].join(',');

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

/** Why a file is refused stays in sight, whatever is on the screen when the answer arrives. */
const useRecusados = (itens: readonly Item[], onRecusados: CampoAnexosProps['onRecusados']): void => {
  const ruins = itens.filter(({ estado }) => estado === 'recusado' || estado === 'falhou');
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
  const { onRecusados, ...uso } = resto;
  const generated = useId();
  const id = given ?? generated;
  const isCelular = useMediaQuery('(pointer: coarse)');
  const anexos = useAnexos({ ...uso, limites: { arquivos: maxArquivos, bytes: maxBytes } });
  useRecusados(anexos.itens, onRecusados);
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
        help={`${help ? `${help} ` : ''}Até ${maxArquivos} arquivos, ${formatBytes(maxBytes)} ao todo. Tipos: ${extensoesPorExtenso}.`}
        error={error}
        accept={ACEITOS}
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
      <p className="ui-muted anx-total">
        {contados.length} de {maxArquivos} arquivos, {formatBytes(total)} de {formatBytes(maxBytes)}
      </p>
      <p role="status" className="sr-only">
        {anexos.aviso}
      </p>
    </div>
  );
}
