import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { faUpload } from '@fortawesome/free-solid-svg-icons/faUpload.js';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { ProgressBar } from '../estado/progress-bar.tsx';
import { Icon } from '../icon.tsx';
import { FieldError, FieldLabelText, type FieldProps, useFieldWiring } from './field.tsx';

export interface UploadFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** From 0 to 100 while uploading; absent once done. */
  readonly progress?: number;
  /** Why this file was refused. */
  readonly error?: string;
  /** More about this file, under its name: what it reveals, or a button to try again. */
  readonly extra?: ReactNode;
}

export interface UploadProps extends FieldProps {
  readonly files: readonly UploadFile[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  /** Other ways to choose, beside the button. */
  readonly actions?: ReactNode;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** In units of a thousand, as the limit of 30.000.000 bytes is written. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${UNITS[power]}`;
}

/** The button that takes a file out of the list. */
export const idDeRemover = (id: string): string => `arquivo-${id}-remover`;

function FileRow({ file, onRemove }: { readonly file: UploadFile; readonly onRemove: (id: string) => void }) {
  return (
    <li>
      <span className="ui-file-name">
        {file.name} <span className="ui-muted">({formatBytes(file.bytes)})</span>
      </span>
      <Button
        id={idDeRemover(file.id)}
        icon={faTrash}
        aria-label={`Remover ${file.name}`}
        onClick={() => onRemove(file.id)}
      />
      {file.progress !== undefined && (
        <ProgressBar label={`Enviando ${file.name}`} value={file.progress} hiddenLabel />
      )}
      <FieldError id={`arquivo-${file.id}-erro`}>{file.error}</FieldError>
      {file.extra}
    </li>
  );
}

/** Draws the chooser and the list; the caller sends the files and applies the limits. */
export function Upload(props: UploadProps) {
  const { files, onFiles, onRemove, accept, multiple = true, disabled, id, actions, ...field } = props;
  const wiring = useFieldWiring(field, id);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (!disabled && dropped.length > 0) onFiles(multiple ? dropped : dropped.slice(0, 1));
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <div className="ui-field br-upload">
      <div className="label" id={wiring.labelId}>
        <FieldLabelText label={field.label} optional={field.optional} />
      </div>
      {field.help && (
        <p className="ui-help" id={wiring.helpId}>
          {field.help}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard */}
      <div
        className="ui-drop"
        data-over={over}
        data-invalid={Boolean(field.error)}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon icon={faUpload} size="lg" />
        <p aria-hidden="true">Arraste {multiple ? 'os arquivos' : 'o arquivo'} até aqui ou</p>
        <Button
          id={wiring.id}
          variant="secondary"
          disabled={disabled}
          aria-describedby={wiring.describedBy}
          aria-label={`Escolher ${multiple ? 'arquivos' : 'arquivo'}: ${field.label}`}
          onClick={() => input.current?.click()}
        >
          Escolher {multiple ? 'arquivos' : 'arquivo'}
        </Button>
        {actions}
        <input
          ref={input}
          type="file"
          hidden
          aria-labelledby={wiring.labelId}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <FieldError id={wiring.errorId}>{field.error}</FieldError>
      {files.length > 0 && (
        <ul className="ui-files" aria-label={`Arquivos de ${field.label}`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </div>
  );
}
