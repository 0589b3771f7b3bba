import { useState } from 'react';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import type { DadosDoOrgao } from '../../domain/dados-do-orgao.ts';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { CamposDaAdesao } from './campos-da-adesao.tsx';
import { EmailPendente } from './email-pendente.tsx';
import { FormularioDoOrgao } from './formulario-do-orgao.tsx';
import { api } from './gerenciar-queries.ts';
import { nomeDaOpcao, opcoesDeEsfera } from './opcoes.ts';

interface DadosProps {
  readonly orgao: OrgaoGerenciado;
  readonly onSalvo: (frase: string) => void;
}

/** The data only the platform's administrador changes, read-only for the office's own people. */
function AdesaoLida({ orgao: { dados, municipio, siorg } }: { readonly orgao: OrgaoGerenciado }) {
  return (
    <section aria-labelledby="adesao-lida" className="gerenciar-grupo">
      <h3 id="adesao-lida">Adesão</h3>
      <Ficha
        fatos={{
          Esfera: nomeDaOpcao(opcoesDeEsfera, String(dados.idEsfera)),
          Estado: dados.uf && nomeDaOpcao(opcoesDeEstado, dados.uf),
          Município: municipio?.descMunicipio,
          'Prefixo do protocolo': <span className="ui-mono">{dados.prefixoProtocolo}</span>,
          'Unidade no SIORG': siorg && `${siorg.nome} (${siorg.id})`,
          'Aderiu em': formatDia(dados.aderiuEm),
          'Órgão de testes': dados.deTeste && 'Sim: não é oferecido a quem registra',
        }}
      />
      <Message type="info" title="Para mudar a adesão," still>
        peça a quem administra a plataforma: ela decide a lei dos prazos e o número dos protocolos.
      </Message>
    </section>
  );
}

const RECONTADO =
  'O lugar do órgão mudou, e com ele os feriados: os prazos abertos estão sendo contados de novo. Quem é avisado de prazos recebe a nova data.';

const confirmeOEmail = (email: string): string =>
  `O novo e-mail só vale depois que um gestor do órgão abrir o link enviado a ${email}.`;

export function DadosDoOrgaoAba({ orgao, onSalvo }: DadosProps) {
  // As it was when the person began typing: somebody else's save must not reset the fields.
  const [vista] = useState(orgao);
  const salvar = async (dados: DadosDoOrgao) => {
    const { recontagem, emailPendente } = await api(
      'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria',
      { params: { idOuvidoria: vista.idOuvidoria }, body: { dados, versao: vista.versao } },
      SILENT,
    );
    const frase = recontagem ? RECONTADO : 'Os dados do órgão foram guardados.';
    onSalvo(emailPendente ? `${frase} ${confirmeOEmail(emailPendente)}` : frase);
  };
  return (
    <>
      <EmailPendente orgao={orgao} onSalvo={onSalvo} />
      <FormularioDoOrgao
        dados={vista.dados}
        enviar={salvar}
        rotulo="Dados do órgão"
        botao="Salvar"
        adesao={vista.podeMudarAdesao ? <CamposDaAdesao orgao={vista} /> : <AdesaoLida orgao={vista} />}
      />
    </>
  );
}
