import {
  isDocumentoDeEstrangeiro,
  mascararCpf,
  nomeDoDocumento,
  TipoDocumentoDoCaso,
} from '#kernel/numeros/documento.ts';
import { CampoSelect } from './campo-select.tsx';
import { CampoTexto } from './campos.tsx';

const SEM_DOCUMENTO = 'nenhum';
const documentos = [
  { value: String(TipoDocumentoDoCaso.cpf), label: 'CPF' },
  { value: String(TipoDocumentoDoCaso.passaporte), label: 'Passaporte' },
  { value: String(TipoDocumentoDoCaso.rnm), label: 'RNM (Registro Nacional Migratório)' },
  { value: SEM_DOCUMENTO, label: 'Sem documento' },
];

interface CampoDocumentoProps {
  /** Whose: the part of the form with `cpf` and `outroDocumento`. */
  readonly de: string;
  readonly tipo: string;
  /** Follows the names of the fields: 'de quem representa'. */
  readonly sufixo?: string;
  readonly help: string;
  readonly className?: string;
}

/** The CPF suffices, and nobody is turned away without a document (Lei 13.460/2017, art. 10-A). */
export function CampoDocumento({ de, tipo, sufixo = '', help, className }: CampoDocumentoProps) {
  return (
    <div className={className}>
      <CampoSelect
        name={`${de}.outroDocumento.tipo`}
        label={`Documento ${sufixo}`.trim()}
        help={help}
        options={documentos}
      />
      {tipo === String(TipoDocumentoDoCaso.cpf) && (
        <CampoTexto
          name={`${de}.cpf`}
          label={`CPF ${sufixo}`.trim()}
          inputMode="numeric"
          autoComplete="off"
          mask={mascararCpf}
          optional
        />
      )}
      {isDocumentoDeEstrangeiro(Number(tipo)) && (
        <CampoTexto
          name={`${de}.outroDocumento.numero`}
          label={`Número do ${nomeDoDocumento[Number(tipo)] === 'RNM' ? 'RNM' : 'passaporte'}`}
          autoComplete="off"
          required
        />
      )}
    </div>
  );
}
