import { z } from 'zod';
import { ANOS_DO_SIGILO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { categorias } from '../../domain/categorias.ts';
import { fundamentos } from '../../domain/fundamentos.ts';
import { graus, nomeDoGrau } from '../../domain/grau.ts';
import {
  dadosDaInformacao,
  type InformacaoVista,
  MAX_ASSUNTO,
  MAX_AUTORIDADE,
  MAX_MOTIVO,
  motivoEscrito,
} from '../../domain/rol/informacao.ts';
import '../classificadas.css';

const data = (nome: string) =>
  campo(
    nome,
    z.string().refine((texto) => isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  );

const novo = dadosDaInformacao.extend({
  dataProducao: data('Data de produção'),
  dataClassificacao: data('Data da classificação'),
  termo: data('Fim do sigilo'),
  motivo: z.string(),
});
const correcao = novo.extend({ motivo: campo('Motivo da correção', motivoEscrito) });

const opcoesDeCategoria = categorias.map(({ codigo, nome }) => ({
  value: codigo,
  label: `${codigo} – ${nome}`,
}));
const opcoesDeGrau = graus.map((grau) => ({
  value: grau,
  label: `${nomeDoGrau[grau]} (até ${ANOS_DO_SIGILO[grau]} anos)`,
}));
const opcoesDeFundamento = fundamentos.map(({ inciso, texto }) => ({
  value: inciso,
  label: `Art. 23, ${inciso} – ${texto}`,
}));

export type DadosEscritos = z.output<typeof dadosDaInformacao> & { readonly motivo: string };

interface FormularioProps {
  /** Null for a new one. */
  readonly informacao: InformacaoVista | null;
  readonly voltar: string;
  readonly enviar: (dados: DadosEscritos) => Promise<void>;
}

const dia = (iso: string | undefined): string => (iso ? dateTextFromIso(iso) : '');

export function FormularioDaInformacao({ informacao, voltar, enviar }: FormularioProps) {
  const form = useFormulario(informacao ? correcao : novo, {
    defaultValues: {
      nup: informacao?.nup ?? '',
      assunto: informacao?.assunto ?? '',
      ...(informacao && {
        categoria: informacao.categoria.codigo as DadosEscritos['categoria'],
        grau: informacao.grau,
        fundamento: informacao.fundamento.codigo as DadosEscritos['fundamento'],
      }),
      autoridade: informacao?.autoridade ?? '',
      dataProducao: dia(informacao?.dataProducao),
      dataClassificacao: dia(informacao?.dataClassificacao),
      termo: dia(informacao?.termo),
      motivo: '',
    },
  });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(form, (dados: DadosEscritos) =>
    enviar({
      ...dados,
      dataProducao: isoFromDateText(dados.dataProducao) ?? '',
      dataClassificacao: isoFromDateText(dados.dataClassificacao) ?? '',
      termo: isoFromDateText(dados.termo) ?? '',
    }),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Informação classificada">
        <CampoTexto
          name="nup"
          label="Número do processo (NUP)"
          help="Com ele e os dados abaixo o código (CIDIC) é montado: Decreto 7.845/2012."
          required
          maxLength={25}
          autoComplete="off"
        />
        <CampoTexto
          name="assunto"
          label="Assunto"
          help="Será publicado: diga do que se trata sem revelar o que é sigiloso."
          required
          maxLength={MAX_ASSUNTO}
        />
        <CampoSelect name="categoria" label="Categoria" options={opcoesDeCategoria} required />
        <CampoSelect
          name="grau"
          label="Grau de sigilo"
          help="Lei 12.527/2011, art. 24: o prazo máximo conta da produção."
          options={opcoesDeGrau}
          required
        />
        <CampoSelect name="fundamento" label="Fundamento legal" options={opcoesDeFundamento} required />
        <CampoTexto
          name="autoridade"
          label="Autoridade classificadora"
          help="O cargo de quem classificou."
          required
          maxLength={MAX_AUTORIDADE}
        />
        <div className="classificadas-datas">
          <CampoData name="dataProducao" label="Data de produção" required />
          <CampoData name="dataClassificacao" label="Data da classificação" required />
          <CampoData name="termo" label="Fim do sigilo" required />
        </div>
        {informacao && (
          <CampoTextoLongo
            name="motivo"
            label="Motivo da correção"
            help="Fica no histórico, com o que havia antes."
            rows={3}
            limit={MAX_MOTIVO}
            required
          />
        )}
        <div className="ui-actions">
          <LinkButton to={voltar} variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>{informacao ? 'Salvar a correção' : 'Registrar'}</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
