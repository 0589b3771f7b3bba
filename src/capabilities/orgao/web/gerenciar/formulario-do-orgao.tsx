import type { ReactNode } from 'react';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { type DadosDoOrgao, formularioDoOrgao } from '../../domain/dados-do-orgao.ts';
import { CamposDoCadastro } from './campos-do-cadastro.tsx';
import { Falha } from './salvar.tsx';

interface FormularioDoOrgaoProps {
  readonly dados: DadosDoOrgao;
  readonly enviar: (dados: DadosDoOrgao) => Promise<void>;
  readonly rotulo: string;
  readonly botao: string;
  /** The fields of the joining data, or their read-only view for people who may not change them. */
  readonly adesao: ReactNode;
  readonly cancelar?: ReactNode;
}

/** As form fields hold it: texts, with '' for nothing. */
const emTextos = (dados: DadosDoOrgao) => ({
  ...dados,
  idEsfera: String(dados.idEsfera || ''),
  uf: dados.uf ?? '',
  idMunicipio: String(dados.idMunicipio ?? ''),
  idOrgaoSiorg: String(dados.idOrgaoSiorg ?? ''),
  idOuvidoriaMinisterio: String(dados.idOuvidoriaMinisterio ?? ''),
  aderiuEm: dateTextFromIso(dados.aderiuEm),
  email: dados.email ?? '',
  telefone: dados.telefone ?? '',
  endereco: dados.endereco ?? '',
  horario: dados.horario ?? '',
  site: dados.site ?? '',
  competencia: dados.competencia ?? '',
});

export function FormularioDoOrgao(props: FormularioDoOrgaoProps) {
  const { dados, enviar, rotulo, botao, adesao, cancelar } = props;
  const form = useFormulario(formularioDoOrgao, { defaultValues: emTextos(dados) });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(form, (lidos: DadosDoOrgao) =>
    enviar({ ...lidos, aderiuEm: isoFromDateText(lidos.aderiuEm) ?? lidos.aderiuEm }),
  );
  return (
    <>
      <Falha erro={erro} />
      <Formulario form={form} onSubmit={onSubmit} aria-label={rotulo}>
        <CamposDoCadastro />
        {adesao}
        <div className="ui-actions">
          <BotaoEnviar>{botao}</BotaoEnviar>
          {cancelar}
        </div>
      </Formulario>
    </>
  );
}
