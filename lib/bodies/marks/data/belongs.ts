/** Bodies and what belongs to them beyond what their lists say, a group a line. */
export const BELONGS = `
CIL: NCL; SECL; WCL; ECL; CCL; BCCL; MCL; CMPDI
ONGC: OVL; OPaL; HPCL; MRPL; ONGC Petro additions Limited
IOCL: CPCL; HPLNG
HPCL: HPCL Biofuels; HRRL; HPLNG
Oil India: NRL
EIL: CEIL
HAL: NAeL Aerospace
CSL: UCSL; HCSL
NTPC: NGEL; NSPCL; THDC; NEEPCO
NHPC: NHDC
POWERGRID: CTUIL; GRID India
DAE: BARC; NPCIL; BHAVINI; UCIL; ECIL; IREL; IGCAR; RRCAT; VECC; AMD; NFC; HWB; IPR; TIFR; TMC; NISER
TMC: ACTREC; TMC ACTREC; Tata Memorial Hospital
SAIL: SAIL RSP; NSPCL; SRTMI
NMDC: NMDC Steel
MSTC: FSNL
FCI: FAGMIL
AAI: AAICLAS
AIAHL: AIASL; AIESL; Alliance Air
NHAI: NHLML; IHMCL
SIDBI: SVCL
NABARD: NABCONS; NABFINS
BOB: BOBCAPS; BOBCARD
Canara Bank: Canara Bank Securities
LIC: LIC HFL
Indian Bank: Indbank
SPMCIL: BNPM
RBI: BRBNMPL
ITI Limited: Instrumentation
ISRO: NSIL; Antrix; IN-SPACe
CBDT: Income Tax
Income Tax: CBDT
Indian Railways: RRB; RRC; IRCTC; RITES; IRCON; RVNL; DFCCIL; KRCL; RailTel; ICF; CLW
Indian Army: TA Indian Army; DG EME; IMA Dehradun; OTA Chennai
Indian Navy: Naval Dockyard Mumbai; Naval Dockyard Visakhapatnam; NSRY
Prasar Bharati: Akashvani; Doordarshan
NIC: NICSI
DIC: NeGD; DIBD; UIDAI
ICMR: NIV; NIRRCH; NIMR; NITM; NICPR; NIREH
IARI: NBPGR
ICFRE: FRI
MHA: CRPF; BSF; CISF; ITBP; SSB; Assam Rifles; NSG; NDMA; BPRD; NCRB; NCB; LPAI
MeitY: NIELIT; C-DAC; STPI; ERNET; UIDAI; SAMEER
MoD: ECHS; BRO; MES; DGQA
DPIIT: NPC
MoEFCC: CPCB; WII; FSI; ZSI; BSI
CBSE: CTET
UGC: UGC DAE CSR
`;
