/** Departments of states and ministries as sorts of bodies, as SORTS has them. */
export const DEPARTMENT_SORTS = `
Public Works Department | लोक निर्माण विभाग | सड़क विभाग | sadak vibhag | road department | public works | लोक निर्माण | सार्वजनिक निर्माण विभाग | roads and buildings department | पथ निर्माण विभाग | भवन निर्माण विभाग < lok nirman vibhag | lok nirman | pwd | pwd department | pwd vibhag => public works | pwd | cpwd | road construction | building construction | roads and buildings | rural works
Irrigation Department | सिंचाई विभाग | water resources department | जल संसाधन विभाग | water resources | जल संसाधन < sinchai vibhag | jal sansadhan vibhag | nahar vibhag => irrigation | water resources | command area
Public Health Engineering Department | phed | जन स्वास्थ्य अभियांत्रिकी विभाग | लोक स्वास्थ्य यांत्रिकी विभाग | public health engineering < jan swasthya abhiyantriki => public health engineering | phed | jal jeevan
Revenue Department | राजस्व विभाग | revenue and land reforms | राजस्व एवं भूमि सुधार < rajasv vibhag | rajaswa vibhag => revenue | land reforms
Land Records Department | भू अभिलेख विभाग | land records | survey and settlement | बंदोबस्त विभाग | चकबंदी विभाग | directorate of land records < bhu abhilekh | bandobast vibhag | chakbandi vibhag => land records | settlement | consolidation
Labour Department | श्रम विभाग | labour and employment | labour welfare < shram vibhag => labour
Excise Department | आबकारी विभाग | उत्पाद विभाग | मद्य निषेध विभाग | prohibition and excise < aabkari vibhag | abkari vibhag | utpad vibhag | madya nishedh vibhag | sharab vibhag | daru vibhag => state excise | prohibition
Transport Department | परिवहन विभाग | motor vehicles department | regional transport office < parivahan vibhag | rto office => transport department | motor vehicles
Food Department | खाद्य विभाग | खाद्य एवं आपूर्ति विभाग | food and civil supplies | civil supplies | रसद विभाग < khadya vibhag | rasad vibhag => civil supplies | food and supplies | food department
Tribal Welfare Department | जनजातीय कल्याण विभाग | आदिवासी विकास विभाग | tribal development | tribal affairs | tribal welfare < adivasi vikas vibhag | adivasi vibhag | janjati vibhag => tribal
Minority Welfare Department | अल्पसंख्यक कल्याण विभाग | minority affairs < alpsankhyak vibhag | alpasankhyak vibhag => minority | minorities | waqf
Commercial Tax Department | वाणिज्यिक कर विभाग | राज्य कर विभाग | state tax department | sales tax department < vanijya kar vibhag | vanijyik kar vibhag | rajya kar vibhag => commercial tax | commercial taxes | state tax | sales tax
Technical Education Department | तकनीकी शिक्षा विभाग < takniki shiksha vibhag => technical education | polytechnic
Higher Education Department | उच्च शिक्षा विभाग | collegiate education < uchch shiksha vibhag => higher education | collegiate education | college education
Skill Development Department | कौशल विकास विभाग | कौशल विकास मिशन | skill development mission < kaushal vikas | kaushal vikas vibhag => skill development | skills development
Election Department | निर्वाचन विभाग | निर्वाचन आयोग | election commission | चुनाव आयोग < nirvachan vibhag | chunav aayog | chunav vibhag => election
Urban Development Department | नगर विकास विभाग | नगरीय प्रशासन विभाग | urban administration < nagar vikas vibhag | nagariya prashasan => urban development | urban administration | municipal administration | urban affairs | suda
Fire Department | अग्निशमन विभाग | fire and emergency services | दमकल विभाग | fire services department < agnishaman vibhag | damkal vibhag => fire and emergency | fire services | fire service
Prison Department | कारागार विभाग | जेल विभाग | jail department | prisons department < karagar vibhag | jail vibhag | jel vibhag ~ jail | prison => prison | prisons | jail | correctional
Horticulture Department | उद्यान विभाग | बागवानी विभाग < udyan vibhag | bagwani vibhag => horticulture | horticultural
Cooperative Department | सहकारिता विभाग | cooperation department | registrar of cooperative societies < sahkarita vibhag | sahkari vibhag => cooperative department | cooperation department | cooperative societies
Sugarcane Department | गन्ना विभाग | cane development < ganna vibhag => cane | sugarcane
Tourism Department | पर्यटन विभाग < paryatan vibhag => tourism
Public Relations Department | जनसंपर्क विभाग | सूचना एवं जनसंपर्क विभाग | information and public relations < jansampark vibhag | suchna vibhag => public relations
Meteorological Department | मौसम विभाग | weather department < mausam vibhag => meteorological | meteorology + IMD
`;
