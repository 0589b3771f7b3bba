import { useState } from 'react';
import { z } from 'zod';
import {
  cpfDoRepresentante,
  MAX_SEM_COPIA,
  NOME_DA_QUALIDADE,
  nomeDoRepresentante,
  nomesDasQualidades,
  qualidades,
  semCopia,
} from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { isDocumentoDeEstrangeiro, mascararCpf, TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { NaoCabe } from '#shell/atos/nao-cabe.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { parte } from '#shell/partes.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { registrarRepresentacao } from '../domain/registrar-representacao.ato.ts';

const CampoAnexos = parte('campo-anexos');

const vazioOu = <S extends z.ZodType>(label: string, schema: S) =>
  campo(label, z.union([z.literal(''), schema]));

const formulario = z.object({
  nome: nomeDoRepresentante,
  qualidade: campo(NOME_DA_QUALIDADE, z.enum(nomesDasQualidades)),
  tipoDocumento: z.string(),
  cpf: vazioOu('CPF', cpfDoRepresentante),
  numeroDocumento: z.string().trim().max(30),
  validaAte: campo('Vale até', z.string().check(dataExistente())),
  semCopia: vazioOu('Por que não há cópia', semCopia),
});
type Dados = z.output<typeof formulario>;

const SEM_DOCUMENTO = 'nenhum';
const documentos = [
  { value: String(TipoDocumentoDoCaso.cpf), label: 'CPF' },
  { value: String(TipoDocumentoDoCaso.passaporte), label: 'Passaporte' },
  { value: String(TipoDocumentoDoCaso.rnm), label: 'RNM (Registro Nacional Migratório)' },
  { value: SEM_DOCUMENTO, label: 'Sem documento' },
];

const documentoDe = ({ tipoDocumento, cpf, numeroDocumento }: Dados) => {
  const tipo = Number(tipoDocumento);
  if (isDocumentoDeEstrangeiro(tipo)) {
    return numeroDocumento ? { outroDocumento: { tipo, numero: numeroDocumento } } : {};
  }
  return tipo === TipoDocumentoDoCaso.cpf && cpf ? { cpf: String(cpf) } : {};
};

function Registrar({ casos, onFeito, onCancelar }: AtoProps) {
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [isOcupado, setOcupado] = useState(false);
  const form = useFormulario(formulario, {
    defaultValues: {
      nome: '',
      qualidade: 'procurador',
      tipoDocumento: String(TipoDocumentoDoCaso.cpf),
      cpf: '',
      numeroDocumento: '',
      validaAte: '',
      semCopia: '',
    },
  });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: Dados) => {
      const validaAte = isoFromDateText(dados.validaAte);
      return enviarAoLote(registrarRepresentacao, doLote, {
        nome: dados.nome,
        qualidade: dados.qualidade,
        ...documentoDe(dados),
        ...(validaAte && { validaAte }),
        ...(dados.semCopia && { semCopia: String(dados.semCopia) }),
        anexos: anexosParaEnvio(anexos),
      });
    },
  });
  const tipo = form.watch('tipoDocumento');
  return (
    <Ato casos={casos} lote={lote}>
      <p>
        O nome, o documento e os arquivos só são lidos por quem registrou e por quem cuida da manifestação; em
        denúncia, só por quem registrou.
      </p>
      <Formulario form={form} onSubmit={lote.enviar} aria-label="Registrar representação">
        <CampoTexto name="nome" label="Nome de quem representa" autoComplete="off" required />
        <CampoSelect
          name="qualidade"
          label={NOME_DA_QUALIDADE}
          options={nomesDasQualidades.map((value) => ({ value, label: qualidades[value] }))}
          required
        />
        <CampoSelect name="tipoDocumento" label="Documento" help="O CPF basta." options={documentos} />
        {tipo === String(TipoDocumentoDoCaso.cpf) && (
          <CampoTexto
            name="cpf"
            label="CPF"
            inputMode="numeric"
            autoComplete="off"
            mask={mascararCpf}
            optional
          />
        )}
        {isDocumentoDeEstrangeiro(Number(tipo)) && (
          <CampoTexto name="numeroDocumento" label="Número do documento" autoComplete="off" optional />
        )}
        <CampoData
          name="validaAte"
          label="Vale até"
          help="O último dia da procuração. Em branco, vale enquanto a manifestação durar."
          optional
        />
        <CampoAnexos
          label="Documento da representação"
          help="Anexe, ou diga abaixo por que não há cópia."
          optional={false}
          value={anexos}
          onChange={setAnexos}
          isAnonimo={false}
          onOcupado={setOcupado}
        />
        <CampoTextoLongo
          name="semCopia"
          label="Por que não há cópia do documento"
          help="Só quando nada foi anexado, como em “a certidão foi vista no balcão”."
          rows={2}
          limit={MAX_SEM_COPIA}
          optional
        />
        <p role="status">{isOcupado && 'Espere os arquivos terminarem de chegar.'}</p>
        <BotoesDoAto onCancelar={onCancelar}>Registrar representação</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}

/** Who acts for the person at the desk, until when, and the document that proves it. */
export default function RegistrarRepresentacao(props: AtoProps) {
  const isAnonima = props.casos.some(({ tipo }) => tipo.idTipoManifestacao === TipoManifestacao.comunicacao);
  if (!isAnonima) return <Registrar {...props} />;
  return (
    <NaoCabe titulo="Não há quem representar." onCancelar={props.onCancelar}>
      Quem registrou esta comunicação não se identificou.
    </NaoCabe>
  );
}
